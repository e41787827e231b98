import type { RecurringInfo } from '#app/contract/members.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { type StageMember, stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import { type AsIfScene, asCompany } from './as-if.ts'
import { becomeMember } from './become-member.ts'
import { ASKED_BY_THE_BANK } from './checkout-scenes.ts'
import { renewalNews } from './mail-scenes.ts'
import type { SceneConditions } from './scene-conditions.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const profileOf = ({ tenantId }: SceneVisitor) => `/membership/${encodeURIComponent(tenantId)}/profile`
const cardOf = ({ tenantId }: SceneVisitor) => `/membership/${encodeURIComponent(tenantId)}/card`

type Profile = { part?: StageMember; query?: string; conditions?: (visitor: SceneVisitor) => SceneConditions }

/** The page of a membership that renews by itself. */
const profile =
  ({ part = 'renewing', query = '', conditions }: Profile): SceneScript =>
  async visitor =>
    (await becomeMember(visitor, part))
      ? page(`${profileOf(visitor)}${query}`, undefined, conditions?.(visitor))
      : null

const recurring = (change: (info: RecurringInfo) => RecurringInfo): SceneConditions => ({
  answers: { 'members.recurring': change },
})

/** The last month of the card is this one, and its charge is due in the next. */
const expiring = profile({
  conditions: ({ now }) => {
    const today = now().toISOString().slice(0, 10)
    const on = addDays(today, 32)
    return recurring(({ onfilePaymentMethod: card, nextCharge, ...info }) => ({
      ...info,
      onfilePaymentMethod: card && { ...card, validUntil: today.slice(0, 7) },
      nextCharge: nextCharge && { ...nextCharge, on },
    }))
  },
})

const expired = profile({ part: 'outdated' })

const missing = profile({
  conditions: () => recurring(info => ({ ...info, onfilePaymentMethod: null, nextCharge: null })),
})

/** A membership that cannot be renewed by hand yet, and renews by itself. */
const renewsItself: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'active'))) return null
  const card = { paymentMethodBrand: 'Visa', ccLastFourDigits: '4242', isChargeable: true, validUntil: null }
  const on = addDays(visitor.now().toISOString().slice(0, 10), 238)
  const answer = recurring(info => ({
    ...info,
    onfilePaymentMethod: card,
    nextCharge: { amount: 7800, daysBefore: 7, on },
  }))
  return page(`/membership/${encodeURIComponent(visitor.tenantId)}/renew`, undefined, answer)
}

const CARD = '4242424242424242'

const sendCard = (visitor: SceneVisitor, number: string) => ({
  intent: 'card',
  ...visitor.payWith(number),
})

const cardFailed: SceneScript = async visitor =>
  (await becomeMember(visitor, 'renewing'))
    ? page(cardOf(visitor), sendCard(visitor, CARD), {
        refused: { 'members.replaceCard': { code: 'INTERNAL' } },
      })
    : null

const cardEmpty: SceneScript = async visitor =>
  (await becomeMember(visitor, 'renewing')) ? page(cardOf(visitor), { intent: 'card' }) : null

/** Back from the bank, which a browser without JavaScript is led to. */
export const cardConfirmed: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'renewing'))) return null
  await visitor.press(cardOf(visitor), { ...sendCard(visitor, ASKED_BY_THE_BANK), scriptless: 'yes' })
  return page(cardOf(visitor))
}

const mail =
  (find: (visitor: SceneVisitor) => Promise<Mail | null>): SceneScript =>
  async visitor => {
    const found = await find(visitor)
    return found && { kind: 'mail', mail: found }
  }

const outdatedNews = mail(renewalNews('notice', 'outdated'))

/** The card that pays for the next term of a membership, as it seldom stands. */
export const cardScenes = {
  'member-card-expiring': expiring,
  'member-card-expired': expired,
  'member-card-missing': missing,
  'member-card-replaced': profile({ query: `?membershipId=${stageMembershipId('renewing')}&newCard=yes` }),
  'member-card-failed': cardFailed,
  'member-card-empty-scriptless': cardEmpty,
  'mail-renewal-card': outdatedNews,
} satisfies Record<string, SceneScript>

/** The venue lets no member put another card on file. */
const asFixed = asCompany({ replacesCardsOnFile: false })

export const cardAsIfScenes = {
  'renew-as-renewing': { asIf: asCompany({ recurringPaymentEnabled: true }), script: renewsItself },
  'member-as-card-expiring': { asIf: asFixed, script: expiring },
  'member-as-card-expired': { asIf: asFixed, script: expired },
  'mail-renewal-as-card': { asIf: asFixed, script: outdatedNews },
  'mail-renewal-as-declined': { asIf: asFixed, script: mail(renewalNews('declined')) },
} satisfies Record<string, AsIfScene>
