import type { PurchaseType } from '#app/rules/carts/item-types.ts'

/** A level that a membership may become, and what that purchase is called. `groupId`: the group that the level is listed in. */
export type EligibleOption = { id: string; name: string; action: PurchaseType; groupId: string | null }

/** What a membership may become (MEM-109); grouped options are those whose level belongs to a group of levels. */
export type Eligibility = {
  renewOptions: EligibleOption[]
  upgradeOptions: EligibleOption[]
  disallowUpgrade: boolean
  renewUngrouped: EligibleOption[]
  renewGrouped: EligibleOption[]
  upgradeUngrouped: EligibleOption[]
  upgradeGrouped: EligibleOption[]
}

/** Sorts what a membership may become into renewals and upgrades, each with and without a group. */
export function eligibilityOf(
  options: readonly EligibleOption[],
  { disallowUpgrade }: { disallowUpgrade: boolean },
): Eligibility {
  const renewOptions = options.filter(({ action }) => action !== 'Upgrade')
  const upgradeOptions = options.filter(({ action }) => action === 'Upgrade')
  const isGrouped = ({ groupId }: EligibleOption) => groupId !== null
  const isUngrouped = ({ groupId }: EligibleOption) => groupId === null

  return {
    renewOptions,
    upgradeOptions,
    disallowUpgrade,
    renewUngrouped: renewOptions.filter(isUngrouped),
    renewGrouped: renewOptions.filter(isGrouped),
    upgradeUngrouped: upgradeOptions.filter(isUngrouped),
    upgradeGrouped: upgradeOptions.filter(isGrouped),
  }
}
