import { workerData } from "node:worker_threads";
import { workHere } from "../beside/work-here.ts";
import { whatIfHere, type WhatIfStart } from "./what-if-here.ts";

/** The thread of one simulation, away from those whom the shop serves. */
const { settings, query } = workerData as WhatIfStart;
workHere((onProgress, stopping) => whatIfHere(settings)(query, onProgress, stopping));
