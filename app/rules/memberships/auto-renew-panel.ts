import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { CardValidity } from '#app/rules/memberships/card-validity.ts'

/**
 * How a membership renews by itself: the plan, whether its next charge is still to come and with which card, its next term, whether it runs and
 * may be renewed by hand, and its card on file.
 */
export type AutoRenewal = {
  plan: { status: 'active' | 'canceled'; canceledOn: LocalDate | null } | null
  hasCharge: boolean
  card: CardValidity
  isRunning: boolean
  hasUpcoming: boolean
  canRenew: boolean
  /** another card can be put on file, and whether one is there that the gateway can charge */
  replacesCard: boolean
  hasCard: boolean
}

type AutoRenewSentence =
  | 'charge'
  | 'card-expiring'
  | 'card-expired'
  | 'card-missing'
  | 'call'
  | 'opted-out'
  | 'renewed-as'
  | 'lasts-until'

/** What the auto-renew panel shows: a state, sentences in this order, and what can be done. */
export type AutoRenewState = {
  status: 'on' | 'off' | 'renewed'
  sentences: readonly AutoRenewSentence[]
  /** a way to renew by hand */
  offersRenewal: boolean
  /** it needs nobody, or no more than a card: the way to renew by hand stands behind */
  renewsItself: boolean
  /** it can be stopped */
  canStop: boolean
  /** another card can be put on file: `needed` where the next term is not charged without, `possible` where it only may be */
  newCard: 'needed' | 'possible' | null
}

/**
 * The auto-renew panel of a membership: already renewed where there is a next term (MEM-280), on with an active plan (MEM-099, MEM-279,
 * MEM-281), else off, since when if that is known (MEM-278), and until when it lasts, with the way to renew by hand where there is one (MEM-100).
 * A card that does not count on the day of its charge is not named as the one that pays: another takes its place, or renews it by hand. Only
 * where no other card can be put on file here, the venue is to be called (MEM-279).
 */
export function autoRenewPanel(renewal: AutoRenewal): AutoRenewState {
  const canStop = renewal.plan?.status === 'active'
  if (renewal.hasUpcoming)
    return {
      status: 'renewed',
      sentences: ['renewed-as'],
      offersRenewal: false,
      renewsItself: false,
      canStop,
      newCard: canStop && renewal.replacesCard ? 'possible' : null,
    }
  return canStop ? panelOn(renewal) : panelOff(renewal)
}

function panelOn(renewal: AutoRenewal): AutoRenewState {
  const { hasCharge, canRenew, replacesCard } = renewal
  const isDoubtful = hasCharge && renewal.card !== 'valid'
  const isMissing = replacesCard && !hasCharge && !renewal.hasCard
  const needsCard = replacesCard && (isDoubtful || isMissing)
  const charge = hasCharge ? [chargeSentences[renewal.card]] : []
  const missing = isMissing ? (['card-missing'] as const) : []
  const call = replacesCard ? [] : (['call'] as const)
  return {
    status: 'on',
    sentences: [...charge, ...missing, ...call],
    offersRenewal: isDoubtful && canRenew && !replacesCard,
    renewsItself: (hasCharge && !isDoubtful) || needsCard,
    canStop: true,
    newCard: replacesCard ? (needsCard ? 'needed' : 'possible') : null,
  }
}

const chargeSentences = {
  valid: 'charge',
  expiring: 'card-expiring',
  expired: 'card-expired',
} as const satisfies Record<CardValidity, AutoRenewSentence>

function panelOff({ plan, isRunning, canRenew }: AutoRenewal): AutoRenewState {
  const optOut = plan?.canceledOn != null ? (['opted-out'] as const) : []
  const end = isRunning ? (['lasts-until'] as const) : []
  return {
    status: 'off',
    sentences: [...optOut, ...end],
    offersRenewal: canRenew,
    renewsItself: false,
    canStop: false,
    newCard: null,
  }
}
