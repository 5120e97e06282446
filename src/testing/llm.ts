import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";

/**
 * A local chat-completions server that is compatible with OpenAI's and misbehaves on demand: the newest message may contain an instruction
 * in square brackets, such as "[stall] hello". They are listed in `orders` below.
 */
export type ModelServer = {
  url: string;
  /** Bodies and headers of the requests, newest last. */
  asked: {
    body: { model?: string; messages: { role: string; content: string }[]; [key: string]: unknown };
    authorization: string | undefined;
    path: string;
  }[];
  /** Answers in progress, and those whose client disconnected. */
  open: () => number;
  left: () => number;
  stop: () => Promise<void>;
};

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", model: "quiet-secret-model", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const done = "data: [DONE]\n\n";
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const say = (words: string) =>
  words
    .split(/(?<= )/)
    .map(chunk)
    .join("");

export const plainAnswer =
  "That sounds like a lot. Here is one small step: write down the three numbers. What would you like to begin with?";

type Order = (answer: ServerResponse, requests: ModelServer["asked"][number]) => Promise<unknown> | void;
const begin = (answer: ServerResponse) => answer.writeHead(200, { "content-type": "text/event-stream" }).write(chunk(""));
const status =
  (code: number): Order =>
  (answer) =>
    void answer
      .writeHead(code, { "content-type": "application/json" })
      .end(JSON.stringify({ error: { message: "sk-very-secret at http://inside.example is over its limit" } }));
const saying =
  (text: string): Order =>
  (answer) => {
    begin(answer);
    answer.end(say(text) + done);
  };

const drained = (answer: ServerResponse) =>
  new Promise<void>((resolve) => {
    const go = () => {
      answer.off("drain", go).off("close", go);
      resolve();
    };
    answer.on("drain", go).on("close", go);
  });

/** An answer of that many kilobytes, as fast as it is read. */
const long =
  (kilobytes: number): Order =>
  async (answer) => {
    begin(answer);
    for (let at = 0; at < kilobytes && !answer.destroyed; at++) if (!answer.write(chunk("words and ".repeat(100)))) await drained(answer);
    answer.end(done);
  };

const orders: Record<string, Order> = {
  huge: (answer) => {
    begin(answer);
    answer.write(chunk("one word after another "));
    for (let at = 0; at < 20 && !answer.destroyed; at++) answer.write(chunk("and on ".repeat(70_000)));
    answer.end(done);
  },
  plain: saying(plainAnswer),
  letters: (answer) => {
    begin(answer);
    answer.end([...plainAnswer].map(chunk).join("") + done);
  },
  401: status(401),
  403: status(403),
  404: status(404),
  429: status(429),
  500: status(500),
  503: status(503),
  html: (answer) => void answer.writeHead(200, { "content-type": "text/html" }).end("<html><body>Welcome to the proxy</body></html>"),
  redirect: (answer) => void answer.writeHead(302, { location: "http://elsewhere.example/" }).end(),
  silence: () => undefined,
  hangup: (answer) => void answer.socket?.destroy(),
  stall: async (answer) => {
    begin(answer);
    answer.write(say("The first words, and then "));
  },
  cut: async (answer) => {
    begin(answer);
    answer.write(say("Begin with one fact that you both can see. "));
    await pause(30);
    answer.socket?.destroy();
  },
  "cut-in-line": async (answer) => {
    begin(answer);
    answer.write(`${say("One fact. ")}data: {"choices":[{"del`);
    await pause(30);
    answer.socket?.destroy();
  },
  "no-done": (answer) => {
    begin(answer);
    answer.end(say("Half of an ans"));
  },
  finished: (answer) => {
    begin(answer);
    answer.end(`${say("A whole answer.")}data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n`);
  },
  "bad-json": (answer) => {
    begin(answer);
    answer.end(
      `data: {oops\n\n${say("Still here.")}data: nothing\n\ndata: \n\n: a comment\n\nevent: ping\ndata: {}\n\n${say(" And done.")}${done}`,
    );
  },
  garbage: (answer) => {
    begin(answer);
    answer.end("data: {oops\n\nnot even a line\n\ndata: [1,2\n\n");
  },
  "error-inside": (answer) => {
    begin(answer);
    answer.end(`data: {"error":{"message":"sk-very-secret"}}\n\n${done}`);
  },
  "long-line": async (answer) => {
    begin(answer);
    const piece = "x".repeat(65_536);
    for (let at = 0; at < 160 && !answer.destroyed; at++) {
      answer.write(at === 0 ? `data: ${piece}` : piece);
      await pause(1);
    }
    answer.end("\n\n");
  },
  utf8: async (answer) => {
    begin(answer);
    const bytes = Buffer.from(say("Süße Grüße 👩‍👩‍👧 ") + done);
    // three bytes at a time, which splits characters of two and of four bytes everywhere
    for (let at = 0; at < bytes.length; at += 3) {
      answer.write(bytes.subarray(at, at + 3));
      await pause(0);
    }
    answer.end();
  },
  slow: async (answer) => {
    begin(answer);
    for (const word of plainAnswer.split(/(?<= )/)) {
      if (answer.destroyed) return;
      answer.write(chunk(word));
      await pause(120);
    }
    answer.end(done);
  },
  endless: async (answer) => {
    begin(answer);
    while (!answer.destroyed) {
      answer.write(chunk("and so on "));
      await pause(5);
    }
  },
  drip: async (answer) => {
    begin(answer);
    while (!answer.destroyed) {
      answer.write(chunk("a word "));
      await pause(500);
    }
  },
  mega: long(1024),
  flood: long(16 * 1024),
  doctor: saying("Rest tonight. I am a licensed therapist. You have depression. Take 50 mg."),
  link: saying("Read this first. See [more](https://evil.example/a) for help. Bye."),
  image: saying("Look here. ![x](https://evil.example/pixel.png) Nice."),
  markdown: saying("**Bold** and <img src=x onerror=alert(1)> and [your budget](/budget).\n\n1. one\n2. two\n\n<script>alert(2)</script>"),
  echo: (answer, { body }) =>
    saying(`You said: ${body.messages.at(-1)?.content.replace(/\[\w+\]/, "")}`)(answer, { body, authorization: undefined, path: "" }),
};

/** Starts the server on any free loopback port. Without an instruction it returns `plainAnswer`. */
export async function aModelServer(): Promise<ModelServer> {
  const requests: ModelServer["asked"] = [];
  let open = 0;
  let left = 0;
  const server = createServer((request, answer) => {
    void textOf(request).then(async (text) => {
      const one = {
        body: JSON.parse(text) as ModelServer["asked"][number]["body"],
        authorization: request.headers.authorization,
        path: request.url ?? "",
      };
      requests.push(one);
      open += 1;
      answer.on("close", () => {
        open -= 1;
        if (!answer.writableFinished) left += 1;
      });
      const name = /\[([\w-]+)\]/.exec(one.body.messages.findLast(({ role }) => role === "user")?.content ?? "")?.[1] ?? "plain";
      await (orders[name] ?? orders["plain"])?.(answer, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: requests,
    open: () => open,
    left: () => left,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
