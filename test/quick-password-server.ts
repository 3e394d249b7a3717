import { main } from '#server/main.ts'
import { QUICK_PASSWORDS } from './quick-passwords.ts'

// Each hash of the product takes a tenth of a second of processor time, and journeys sign up by the hundred.
await main(process.env, { passwords: QUICK_PASSWORDS })
