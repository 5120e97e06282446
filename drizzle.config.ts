/** For drizzle-kit, which `npm run migration` runs. */
export default {
  dialect: "postgresql",
  schema: ["./src/server/*.tables.ts", "./src/features/*/*.tables.ts"],
  out: "./migrations",
  entities: { roles: false },
};
