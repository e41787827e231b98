import type { PurchaseType } from '#app/rules/carts/item-types.ts'

/** What a level says about itself: whether new members may buy it, and give it. */
export type LevelRules = { canJoin: boolean; canGift: boolean }

/** A membership of the visitor, and the ways in which it may become this level today. */
export type LevelSource = { membershipId: string; types: readonly PurchaseType[] }

/** One way: which membership becomes this level, and what that purchase is called. */
export type LevelMove = { membershipId: string; action: PurchaseType }

/** How a level stands to whoever looks at it. */
export type LevelFacts = {
  /** the venue sells memberships now */
  isSold: boolean
  /** no auxiliary group, or one that goes with a membership of the visitor */
  isOffered: boolean
  /** the visitor holds this very level */
  isHeld: boolean
  sources: readonly LevelSource[]
}

/** What may be done with a level, and from which membership. */
export type LevelActions = {
  canJoin: boolean
  canGift: boolean
  canRenew: boolean
  canUpgrade: boolean
  renewal: LevelMove | null
  upgrade: LevelMove | null
}

const NOTHING: LevelActions = {
  canJoin: false,
  canGift: false,
  canRenew: false,
  canUpgrade: false,
  renewal: null,
  upgrade: null,
}

/**
 * What the visitor may do with a level (MEM-149, MEM-150, MEM-152): nothing where the venue sells no memberships (MEM-155); renew or
 * upgrade into it from the one membership whose option it is (MEM-156); what can be renewed, or is held already, is not joined again.
 */
export function levelActions(level: LevelRules, facts: LevelFacts): LevelActions {
  const { isSold, isOffered, isHeld, sources } = facts
  if (!isSold) return NOTHING
  const renewal = moveOf(sources, type => type !== 'Upgrade')
  const upgrade = moveOf(sources, type => type === 'Upgrade')

  return {
    canJoin: level.canJoin && isOffered && !isHeld && renewal === null,
    canGift: level.canJoin && level.canGift && isOffered,
    canRenew: renewal !== null,
    canUpgrade: upgrade !== null,
    renewal,
    upgrade,
  }
}

function moveOf(sources: readonly LevelSource[], matches: (type: PurchaseType) => boolean): LevelMove | null {
  const moves = sources.flatMap(({ membershipId, types }) =>
    types.filter(matches).map(action => ({ membershipId, action })),
  )

  return moves[0] ?? null
}
