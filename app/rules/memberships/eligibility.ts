import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import { isGoodStanding, type TermRecord } from '#app/rules/memberships/standing.ts'

/** A membership that somebody has: its term, whether it was sold elsewhere, and whether its next term is bought already. */
export type EligibilitySource = TermRecord & { categoryId: string; isExternal: boolean; hasUpcoming: boolean }

/** What a level says about moving on from it and into it. Without `renewToIds` its members renew into itself. */
export type Level = {
  id: string
  renewToIds: readonly string[]
  upgradeToIds: readonly string[]
  disallowUpgrade: boolean
  canRenew: boolean
}

/** The venue's settings that decide when. */
export type EligibilitySettings = {
  today: LocalDate
  renewalWindowDays: number
  postTermRenewalDays: number
  allowUpgradeExternalMemberships: boolean
}

/** Where in its term a membership stands: running, over but not for long, or gone. */
type Phase = 'running' | 'post-term' | 'gone'

const RENEWAL = { running: 'Renewal', 'post-term': 'PostTermRenewal', gone: 'Rejoin' } as const

type Move = { source: EligibilitySource; from: Level; to: Level }

/**
 * The ways in which a membership may become one of another level, or of its own again: an upgrade within the term, and one kind
 * of renewal by where the term stands (MEM-149 to MEM-151). Empty where neither is possible.
 */
export function eligibleTypes({ source, from, to }: Move, settings: EligibilitySettings): PurchaseType[] {
  const phase = phaseOf(source, settings)
  const direction = directionOf({ source, from, to }, settings)
  const upgrade = phase === 'running' && direction === 'Upgrade' ? (['Upgrade'] as const) : []
  const renewal =
    direction !== null && mayRenew({ source, to, phase }, settings)
      ? [`${RENEWAL[phase]}${direction}` as const]
      : []

  return [...upgrade, ...renewal]
}

function phaseOf({ standing, expiresOn }: EligibilitySource, settings: EligibilitySettings): Phase {
  const { today, postTermRenewalDays } = settings
  if (isGoodStanding(standing) && (expiresOn === null || today <= expiresOn)) return 'running'
  const isLate =
    standing !== 'dropped' && expiresOn !== null && today <= addDays(expiresOn, postTermRenewalDays)

  return isLate ? 'post-term' : 'gone'
}

/** Up, down, or the same level; null where members of `from` may not get to `to`. */
function directionOf(
  { source, from, to }: Move,
  settings: EligibilitySettings,
): 'Upgrade' | 'Downgrade' | '' | null {
  const renewToIds = from.renewToIds.length > 0 ? from.renewToIds : [from.id]
  const mayUpgrade = !from.disallowUpgrade && (!source.isExternal || settings.allowUpgradeExternalMemberships)
  if (from.id !== to.id && from.upgradeToIds.includes(to.id)) return mayUpgrade ? 'Upgrade' : null
  if (!renewToIds.includes(to.id)) return null

  return from.id === to.id ? '' : 'Downgrade'
}

function mayRenew(
  { source, to, phase }: Pick<Move, 'source' | 'to'> & { phase: Phase },
  { today, renewalWindowDays }: EligibilitySettings,
): boolean {
  const { expiresOn, hasUpcoming } = source
  if (!to.canRenew || hasUpcoming || expiresOn === null) return false

  return phase !== 'running' || today >= addDays(expiresOn, -renewalWindowDays)
}
