import { Server } from "@tus/server";
import { notTus } from "./upload-answers.ts";

/** A tus server that answers in JSON like all other calls. */
export class JsonServer extends Server {
  override async write(...[context, headers, status, body = ""]: Parameters<Server["write"]>) {
    // The library's own refusals are plain text.
    const text = body === "" || body.startsWith("{") ? body : notTus.body;
    const answer = await super.write(context, headers, status, text);
    if (text !== "") answer.headers.set("content-type", "application/json; charset=utf-8");
    return answer;
  }
}
