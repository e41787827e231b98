import { api } from '../kernel/api.ts'

/** A challenge for the captcha of checkout; a new one for every try. */
export const getChallenge = api.captcha.challenge.handler(async ({ context }) => {
  const { captcha } = context.services.gateways
  const { tenantId, now } = context
  return { payload: await captcha.challenge({ tenantId, now }) }
})
