import { Counter, Gauge, Histogram, type Registry } from "prom-client";

export type Instruments = ReturnType<typeof instrumentsOf>;

/** Creates metrics in `registry`. A name begins with "evenday_"; labels are typed by their literal names. */
export function instrumentsOf(registry: Registry) {
  const common = (name: string, help: string) => ({ name: `evenday_${name}`, help, registers: [registry] });
  return {
    counter: <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter({ ...common(name, help), labelNames }),
    gauge: <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ ...common(name, help), labelNames }),
    histogram: <Label extends string = never>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
      new Histogram({ ...common(name, help), buckets, labelNames }),
  };
}
