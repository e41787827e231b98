import { WALLETS } from '#app/rules/passes/wallets.ts'
import { api } from '../kernel/api.ts'
import { venuePasses } from './venue-passes.ts'

/** The wallets that this venue can make passes for now. */
export const listWallets = api.passes.wallets.handler(async ({ context }) => {
  const passes = await venuePasses(context)
  return { payload: WALLETS.filter(wallet => passes[wallet]) }
})
