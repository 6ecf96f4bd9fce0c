import { request } from "node:http";
import { basename } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { someAddress } from "../../testing/api-client.ts";
import { captureLog } from "../../testing/captured-log.ts";
import { startOtlpCollector } from "../../testing/otlp-collector.ts";
import { filesHolding } from "../../testing/files-holding.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened } = shopOfFile();

it("ignores keys that would change the prototype of objects", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const key of ['"__proto__"', '"constructor"', '"prototype"']) {
    const planted = `${key}: {"polluted": true, "prototype": {"polluted": true}}`;
    const bodies = [
      ["POST", "/cart", `{"productId": "uva-kettle", "quantity": 1, ${planted}}`],
      ["POST", "/cart", `{"productId": "__proto__", "quantity": 1}`],
      ["PUT", "/users/profile", `{"name": "ann", "shippingAddress": {${planted}}}`],
      ["POST", "/order/", `{"orderItems": [{${planted}}], "shippingAddress": {${planted}}}`],
    ] as const;
    for (const [method, path, body] of bodies) {
      expect((await shop.rest(ann, method, path, body)).status).toBeLessThan(500);
    }
    const response = await fetch(`${shop.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"query": "query ($id: ID!) { product(id: $id) { id } }", "variables": {"id": "__proto__", ${planted}}}`,
    });
    expect(response.status).toBeLessThan(500);
  }
  expect(({} as { readonly polluted?: boolean }).polluted).toBeUndefined();
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

it("takes nothing from a request that its sender may not decide", async () => {
  const shop = opened();
  const wanted = { role: "owner", userType: "admin", isAdmin: true, emailVerified: true, _id: "1" };
  const signedUp = await shop.rest(null, "POST", "/users", {
    ...{ name: "mallory", email: "mallory@example.lk", password: "a good password" },
    ...wanted,
  });
  const { _id: id, token } = signedUp.body as { readonly _id: string; readonly token: string };
  const mallory = { id, token };
  await shop.rest(mallory, "PUT", "/users/profile", { name: "mallory", ...wanted });
  const me = await shop.graphql(mallory, "{ me { id role emailVerified } }");
  expect(me.body.data.me).toEqual({ id, role: "SHOPPER", emailVerified: false });
  expect(id).not.toBe("1");
  expect((await shop.rest(mallory, "GET", "/order")).status).toBe(403);

  const ann = await shop.signUp("ann");
  const order = await shop.rest(mallory, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1, price: 1, priceCents: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    ...{ status: "Delivered", userId: ann.id, paid: true, createdAt: "2020-01-01" },
  });
  const { _id: orderId } = (order.body as { readonly data: { readonly _id: string } }).data;
  expect((await shop.rest(mallory, "GET", `/order/${orderId}`)).body.data).toMatchObject({
    userId: id,
    status: "Item Preparing",
    totalPrice: 10_350,
  });
  expect((await shop.rest(ann, "GET", "/order/myorders")).body.data).toEqual([]);
});

it("allows no other site to read an answer", async () => {
  const shop = opened();
  for (const path of ["/api/users/profile", "/api/products", "/graphql", "/healthz"]) {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await fetch(`${shop.url}${path}`, {
        method,
        headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
      });
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  }
});

it("serves no file outside its folders", async () => {
  const shop = opened();
  const { port } = new URL(shop.url);
  // `fetch` would resolve the dots itself.
  const bodyOf = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ host: "127.0.0.1", port, path }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve(`${response.statusCode} ${text}`));
      })
        .on("error", reject)
        .end();
    });
  const up = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "%252e%252e%252f", "....//"];
  for (const folder of ["uploads", "models", "pictures", "assets", "api/products"]) {
    for (const step of up) {
      for (const file of ["package.json", "accounts.db", "etc/passwd"]) {
        const answer = await bodyOf(`/${folder}/${step.repeat(8)}${file}`);
        expect(answer).not.toMatch(/root:|"dependencies"|SQLite format/);
        expect(answer).not.toMatch(/^5/);
      }
    }
  }
});

const secrets = {
  password: "Jabberwock-password-91",
  wrongPassword: "Bandersnatch-password-17",
  newPassword: "Tumtum-password-44",
};
const personal = {
  address: "12 Frumious Lane",
  phone: "+94700000077",
};

const namesOfFilesWith = (directory: string, word: string): readonly string[] =>
  filesHolding(directory, word).map((path) => basename(path));

it("keeps secrets and personal data out of logs, answers, events, files and telemetry", async () => {
  const dataDir = filledDirectory();
  const { log, from } = captureLog();
  const collector = await startOtlpCollector();
  onTestFinished(collector.close);
  const telemetry = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    METRICS_TOKEN: "a token of the monitoring",
  };
  const shop = await openTestShop({ DATA_DIR: dataDir, ...telemetry }, log);
  onTestFinished(shop.close);
  const answers: unknown[] = [];
  const ask = async (...call: Parameters<typeof shop.rest>) => {
    const answer = await shop.rest(...call);
    answers.push(answer.body);
    return answer;
  };
  const email = "canary@example.lk";
  const signedUp = await shop.rest(null, "POST", "/users", {
    ...{ name: "canary", email, password: secrets.password },
  });
  const { _id: id, token } = signedUp.body as { readonly _id: string; readonly token: string };
  const person = { id, token };
  await ask(null, "POST", "/users", { name: "canary", email, password: secrets.password });
  await ask(null, "POST", "/users/auth", { email, password: secrets.wrongPassword });
  await ask(null, "POST", "/users/auth", `{"email": "${email}", "password": "${secrets.password}"`);
  await shop.graphql(
    null,
    "mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }",
    { input: { email, password: secrets.wrongPassword } },
  );
  const wrong = await shop.graphql(
    null,
    `mutation { logIn(input: { email: "${email}", password: "${secrets.password}", x: 1 }) { no } }`,
  );
  answers.push(wrong.body);
  await ask(person, "PUT", "/users/profile", {
    name: "canary",
    shippingAddress: { addressLine1: personal.address, contactNumber1: personal.phone },
  });
  await ask(person, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 0 }],
    shippingAddress: { ...someAddress, address: personal.address, phone: personal.phone },
  });
  const ordered = await ask(person, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, address: personal.address, phone: personal.phone },
    totalPrice: 10_350,
  });
  expect(ordered.status).toBeLessThan(300);
  await ask(null, "POST", "/users/forgotpassword", { email });
  const resetToken = await shop.mailedToken(email);
  await ask(null, "PUT", "/users/resetpassword", {
    resetToken,
    password: secrets.newPassword,
  });
  const metrics = await fetch(`${shop.url}/metrics`);
  expect(metrics.status).toBe(200);
  const exported = await metrics.text();
  // An internal error is logged with what is known of its request.
  const fail = () => Promise.reject(new Error("The session could not be read"));
  Object.assign(shop.shop.accounts, { authenticate: fail });
  await ask(person, "PUT", "/users/profile", {
    ...{ name: "canary", password: secrets.newPassword },
    shippingAddress: { addressLine1: personal.address, contactNumber1: personal.phone },
  });
  await shop.close();

  const logged = JSON.stringify(from(0));
  expect(logged).toContain("The session could not be read");
  const recorded = JSON.stringify(collector.spans);
  expect(recorded).toContain("/api/users/resetpassword");
  for (const secret of [...Object.values(secrets), token, resetToken]) {
    expect(logged).not.toContain(secret);
    expect(JSON.stringify(answers)).not.toContain(secret);
    expect(recorded).not.toContain(secret);
    expect(exported).not.toContain(secret);
    const mails = secret === resetToken ? /\.eml$/ : /^$/;
    expect(namesOfFilesWith(dataDir, secret).filter((name) => !mails.test(name))).toEqual([]);
  }
  for (const word of Object.values(personal)) {
    expect(logged).not.toContain(word);
    expect(recorded).not.toContain(word);
    expect(exported).not.toContain(word);
    // Read models show the order, and accounts.db holds the profile.
    const allowed = /^(?:views|accounts)\.db|\.eml$/;
    expect(namesOfFilesWith(dataDir, word).filter((name) => !allowed.test(name))).toEqual([]);
    // The index of the history is among them, and holds the order without its address.
    expect(namesOfFilesWith(dataDir, "uva-kettle")).toContain("history.db");
    expect(namesOfFilesWith(dataDir, word).length).toBeGreaterThan(0);
  }
});
