/** The package has no types. */
declare module "s3rver" {
  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  type Running = { run(): Promise<unknown>; close(): Promise<void> };
  const S3rver: new (options: Options) => Running;
  export default S3rver;
}
