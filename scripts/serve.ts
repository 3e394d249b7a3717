import './import-drizzle-fast.ts'

// Static imports would be resolved before the hooks are registered.
const { main } = await import('../src/server/main.ts')
await main(process.env)
