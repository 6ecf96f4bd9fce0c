import { parentPort, workerData } from "node:worker_threads";
import validator from "gltf-validator";
import { messages } from "#domain/messages.ts";
import { judgeModel, type GoodModel } from "./model-policy.ts";
import { describedIn } from "./model-size.ts";
import { refused, type RefusedFile } from "./taken-file.ts";

// Reading somebody's file may take any time and memory: it is done in a thread that can be ended.

const judge = async (bytes: Uint8Array): Promise<GoodModel | RefusedFile> => {
  const report = await validator
    .validateBytes(bytes, { format: "glb", maxIssues: 100, writeTimestamp: false })
    .catch(() => null);
  if (!report) return refused(messages.upload.notAModel);
  return judgeModel(report, report.issues.numErrors > 0 ? {} : describedIn(bytes));
};

void judge(workerData as Uint8Array).then((judged) => parentPort?.postMessage(judged));
