import '../scripts/import-drizzle-fast.ts'
import { QUICK_PASSWORDS } from './quick-passwords.ts'

const { main } = await import('#server/main.ts')
// Each password hash of the product takes a tenth of a second of processor time, and journeys sign up hundreds of
// users.
await main(process.env, { passwords: QUICK_PASSWORDS })
