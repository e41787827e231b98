import { authHref } from '#app/rules/links/auth-links.ts'
import { STAGE, STAGE_LAST_NAME, type StageMember } from '#app/rules/scenes/stage-venue.ts'
import { becomeMember } from './become-member.ts'
import { linkIn } from './order-scenes.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const asMember =
  (part: StageMember, screen: 'profile' | 'door' | 'renew' | 'upgrade' | 'card'): SceneScript =>
  async visitor =>
    (await becomeMember(visitor, part))
      ? page(`/membership/${encodeURIComponent(visitor.tenantId)}/${screen}`)
      : null

export const membersPath = ({ tenantId }: SceneVisitor) => `/auth/${encodeURIComponent(tenantId)}/members`

const unknown: SceneScript = async visitor =>
  page(membersPath(visitor), { membershipId: 'NOBODY-1', lastName: STAGE_LAST_NAME })

/** Waits for the mailed link to be opened. */
const waiting: SceneScript = async visitor => {
  const path = `${membersPath(visitor)}?by=email`
  const location = await visitor.press(path, { email: 'active@scene.example' })
  return location ? page(`${path}&waiting=1`) : null
}

/** The mailed link, opened in a browser that did not ask for it. */
const link: SceneScript = async visitor => {
  await visitor.press(`${membersPath(visitor)}?by=email`, { email: 'active@scene.example' })
  const found = linkIn(
    await visitor.mailTo('active@scene.example'),
    /\/auth\/\S+membershipVerificationToken=\S+/,
  )
  visitor.jar.clear()
  return found ? page(found) : null
}

const newPassword: SceneScript = async visitor => {
  const { email } = STAGE.visitor
  await visitor.press(authHref(visitor.tenantId, { screen: 'forgotPassword' }), { email })
  const found = linkIn(await visitor.mailTo(email), /\/auth\/[^/\s]+\/changePassword\/\S+/)
  return found ? page(found) : null
}

const signInRefused: SceneScript = async visitor =>
  page(authHref(visitor.tenantId, { screen: 'login' }), { email: 'somebody', password: '' })

// The answer is the same to whoever has no account, who gets no mail of the few that one address may get.
const linkSent: SceneScript = async ({ tenantId, email }) =>
  page(authHref(tenantId, { screen: 'login' }), { intent: 'link', email })

const forgottenSent: SceneScript = async ({ tenantId, email }) =>
  page(authHref(tenantId, { screen: 'forgotPassword' }), { email })

const ordersSent: SceneScript = async ({ tenantId, email }) =>
  page(authHref(tenantId, { screen: 'orders' }), { email })

/** Two passwords that are too short and differ. */
const passwordRefused: SceneScript = async ({ tenantId }) =>
  page(authHref(tenantId, { screen: 'changePassword', token: 'scene' }), { password: 'a', repeated: 'b' })

const membersRefused: SceneScript = async visitor =>
  page(membersPath(visitor), { membershipId: '', lastName: '' })

const membersEmailRefused: SceneScript = async visitor =>
  page(`${membersPath(visitor)}?by=email`, { email: 'robin' })

/** The mailed link of a member, opened elsewhere, and the code that is typed there. */
const memberCode =
  (codeOf: (right: string) => string): SceneScript =>
  async visitor => {
    const path = `${membersPath(visitor)}?by=email`
    await visitor.press(path, { email: 'active@scene.example' })
    const html = await visitor.read(`${path}&waiting=1`)
    const code = /id="verification-code"[^>]*>([\d ]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? ''
    const link = linkIn(
      await visitor.mailTo('active@scene.example'),
      /\/auth\/\S+membershipVerificationToken=\S+/,
    )
    visitor.jar.clear()
    return link ? page(link, { intent: 'confirm', code: codeOf(code) }) : null
  }

const memberNotOpened: SceneScript = async visitor => {
  const path = `${membersPath(visitor)}?by=email`
  await visitor.press(path, { email: 'active@scene.example' })
  return page(`${path}&waiting=1`, { intent: 'collect' })
}

const renewDetail: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'lapsed'))) return null
  const base = `/membership/${encodeURIComponent(visitor.tenantId)}/renew`
  const link = /href="([^"]*\/renew\/detail[^"]*)"/
    .exec(await visitor.read(base))?.[1]
    ?.replaceAll('&amp;', '&')
  return link ? page(link) : null
}

const renewActive: SceneScript = async visitor =>
  (await becomeMember(visitor, 'active'))
    ? page(`/membership/${encodeURIComponent(visitor.tenantId)}/renew`)
    : null

/** Recognised once, and none of the memberships is there any more. */
const noMembership: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'active'))) return null
  const until = new Date(visitor.now().getTime() + 3_600_000).toISOString()
  await visitor.be({
    member: { membershipIds: ['NONE'], name: 'Robin Vale', verifiedUntil: until, isExpired: false },
  })
  return page(`/membership/${encodeURIComponent(visitor.tenantId)}/profile`)
}

/** The mailed link of a member, opened again after it was used. */
const linkUsed: SceneScript = async visitor => {
  const view = await link(visitor)
  if (view?.kind !== 'page') return null
  await visitor.press(view.path, { intent: 'finish' })
  visitor.jar.clear()
  return page(view.path)
}

export const memberScenes = {
  'member-link-used': linkUsed,
  'sign-in-sent': linkSent,
  'forgotten-sent': forgottenSent,
  'find-orders-sent': ordersSent,
  'password-refused': passwordRefused,
  'members-refused': membersRefused,
  'members-email-refused': membersEmailRefused,
  'member-active': asMember('active', 'profile'),
  'member-renewing': asMember('renewing', 'profile'),
  'member-card': asMember('renewing', 'card'),
  'member-renewed': asMember('renewed', 'profile'),
  'member-lapsed': asMember('lapsed', 'profile'),
  'member-door': asMember('active', 'door'),
  'member-dropped': asMember('dropped', 'profile'),
  'member-starting': asMember('starting', 'profile'),
  'member-grace': asMember('grace', 'profile'),
  'member-none': noMembership,
  'member-cancelled': asMember('cancelled', 'profile'),
  renew: asMember('lapsed', 'renew'),
  'renew-renewing': asMember('renewing', 'renew'),
  upgrade: asMember('active', 'upgrade'),
  'member-unknown': unknown,
  'member-waiting': waiting,
  'member-link': link,
  'new-password': newPassword,
  'sign-in-refused': signInRefused,
  'member-code-empty': memberCode(() => ''),
  'member-code-wrong': memberCode(right => (right === '0000' ? '1111' : '0000')),
  'member-confirmed': memberCode(right => right),
  'member-not-opened': memberNotOpened,
  'renew-detail': renewDetail,
  'renew-active': renewActive,
} satisfies Record<string, SceneScript>
