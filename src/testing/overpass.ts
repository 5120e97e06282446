import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";

/**
 * An Overpass server that replays an answer of the documented form (wiki.openstreetmap.org/wiki/Overpass_API, "Output formats", JSON with
 * `out meta center`), placed around the requested point. Its faults are those of the public service.
 */
type Fault = "slow" | "busy" | "gateway" | "malformed" | "timed out" | "wrong shape";
type Overpass = { url: string; asked: { query: string; agent: string }[]; faults: Fault[]; stop: () => Promise<void> };

export async function openOverpass(port = 0): Promise<Overpass> {
  const requests: Overpass["asked"] = [];
  const faults: Fault[] = [];
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const query = new URLSearchParams(body).get("data") ?? "";
      requests.push({ query, agent: request.headers["user-agent"] ?? "" });
      const say = (status: number, text: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
        response.writeHead(status, headers).end(text);
      const fault = faults.shift();
      if (fault === "slow") return void waiting.add(setTimeout(() => say(200, JSON.stringify(answerTo(query))), 60_000).unref());
      if (fault === "busy") return say(429, "<html><body>rate_limited</body></html>", { "content-type": "text/html", "retry-after": "30" });
      if (fault === "gateway")
        return say(504, "<html><body>The server is probably too busy to handle your request.</body></html>", {
          "content-type": "text/html",
        });
      if (fault === "malformed") return say(200, '{"version": 0.6, "elements": [{"type": "no');
      if (fault === "wrong shape") return say(200, JSON.stringify({ version: 0.6, elements: "none" }));
      if (fault === "timed out")
        return say(
          200,
          JSON.stringify({
            ...answerTo(query),
            elements: [],
            remark: 'runtime error: Query timed out in "query" at line 3 after 13 seconds.',
          }),
        );
      return say(200, JSON.stringify(answerTo(query)));
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter`,
    asked: requests,
    faults,
    stop: () => {
      waiting.forEach(clearTimeout);
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Eight realistic entries around the query's center: two of them the same place, one useless, one broken. */
function answerTo(query: string) {
  const [, radius, lat, lon] = /around:(\d+),(-?[\d.]+),(-?[\d.]+)/.exec(query) ?? [];
  const at = (north: number, east: number) => ({ lat: Number(lat) + north, lon: Number(lon) + east });
  const meta = { timestamp: "2025-06-14T09:30:00Z", version: 4, changeset: 1, user: "mapper", uid: 1 };
  const far =
    Number(radius) > 5_000
      ? [{ type: "node", id: 9, ...at(0.06, 0), ...meta, tags: { shop: "charity", name: "Hilltop Hospice Shop" } }]
      : [];
  return {
    version: 0.6,
    generator: "Overpass API 0.7.62.7",
    osm3s: {
      timestamp_osm_base: "2026-11-19T21:04:12Z",
      copyright: "The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.",
    },
    elements: [
      {
        type: "way",
        id: 2,
        center: at(0.004, 0.003),
        ...meta,
        nodes: [21, 22, 23, 21],
        tags: {
          amenity: "library",
          building: "yes",
          name: "Public Library, Main Branch",
          opening_hours: "Mo-Th 10:00-20:00; Fr,Sa 10:00-17:00",
          wheelchair: "yes",
          "addr:housenumber": "12",
          "addr:street": "Elm Street",
        },
      },
      { type: "node", id: 3, ...at(0.0041, 0.0031), ...meta, tags: { amenity: "library", name: "Public Library, Main Branch" } },
      {
        type: "node",
        id: 1,
        ...at(0.011, -0.002),
        ...meta,
        tags: { shop: "second_hand", name: "Second Chance Thrift", wheelchair: "limited" },
      },
      {
        type: "node",
        id: 4,
        ...at(-0.014, 0.004),
        ...meta,
        tags: { amenity: "social_facility", social_facility: "food_bank", name: "Harbor Food Pantry", opening_hours: "We 16:00-18:00" },
      },
      { type: "node", id: 5, ...at(0.002, -0.018), tags: { amenity: "marketplace", name: "Saturday Farmers Market" } },
      {
        type: "relation",
        id: 6,
        center: at(-0.017, -0.011),
        ...meta,
        members: [],
        tags: { shop: "supermarket", brand: "Aldi", name: "Aldi" },
      },
      {
        type: "node",
        id: 7,
        ...at(0.019, 0.012),
        ...meta,
        tags: { amenity: "workshop", repair: "assisted_self_service", name: "<b>Bike & Toaster</b> Repair Café" },
      },
      { type: "node", id: 8, ...at(0.001, 0.001), ...meta, tags: { amenity: "cafe", name: "Not One Of Ours" } },
      { type: "node", id: "broken", lat: null, lon: 5, tags: { amenity: "library" } },
      ...far,
    ],
  };
}
