import { createCookie } from '@remix-run/node'
import { accountHref, accountOrderHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { keepNotice } from '#app/session/notice-cookie.ts'
import { signIn } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

/** The address that waits to be confirmed gets its link once more. */
const emailSent: SceneScript = async visitor => {
  const { id, email, firstName, lastName } = STAGE.newcomer
  await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}` } })
  const profile = accountHref(visitor.tenantId, 'profile')
  await visitor.press(profile, { firstName, lastName, email: `new.${visitor.email}` })
  return page(profile, { intent: 'send-email-link' })
}

/** A passkey is offered to somebody who has just signed in without one. */
const passkeyOffer: SceneScript = async visitor => {
  const { id, email, firstName, lastName } = STAGE.visitor
  const signedInAt = visitor.now().toISOString()
  await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}`, signedInAt } })
  const { tenantId, jar } = visitor
  const offer = createCookie(`marquee-passkey_${tenantId}`, { path: '/' })
  jar.keep([await offer.serialize('open')])
  return page(eventsListHref({ tenantId }))
}

/** What a device signs with that nobody here knows. */
const UNKNOWN_PASSKEY = {
  id: 'c2NlbmU',
  rawId: 'c2NlbmU',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'c2NlbmU', signature: 'c2NlbmU' },
}

const passkeyUnknown: SceneScript = async ({ tenantId }) =>
  page(authHref(tenantId, { screen: 'login' }), {
    intent: 'passkey',
    credential: JSON.stringify(UNKNOWN_PASSKEY),
  })

const noticeHidden: SceneScript = async ({ tenantId, jar }) => {
  jar.keep([(await keepNotice({ tenantId, hidden: true, secure: false }))['Set-Cookie']])
  return page(`/legal/${encodeURIComponent(tenantId)}/privacy`)
}

/** The address of an order that is none of the account's. */
const orderGone: SceneScript = async visitor => {
  await signIn(visitor)
  return page(accountOrderHref(visitor.tenantId, 'NONE-1'))
}

/** What an account, its passkeys and a browser of its own say. */
export const accountScenes = {
  'email-sent': emailSent,
  'passkey-offer': passkeyOffer,
  'sign-in-passkey-unknown': passkeyUnknown,
  'privacy-notice-hidden': noticeHidden,
  'account-order-gone': orderGone,
} satisfies Record<string, SceneScript>
