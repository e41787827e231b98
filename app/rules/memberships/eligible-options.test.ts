import { expect, test } from 'vitest'
import { type EligibleOption, eligibilityOf } from '#app/rules/memberships/eligible-options.ts'

const option = (
  id: string,
  action: EligibleOption['action'],
  groupId: string | null = null,
): EligibleOption => ({ id, name: id, action, groupId })

test('[MEM-109] options are renewals or upgrades, grouped where their level belongs to a group', () => {
  const single = option('single', 'RenewalDowngrade')
  const duo = option('duo', 'Renewal', 'people')
  const patron = option('patron', 'Upgrade')
  const family = option('family', 'Upgrade', 'people')
  expect(eligibilityOf([single, duo, patron, family], { disallowUpgrade: false })).toEqual({
    renewOptions: [single, duo],
    upgradeOptions: [patron, family],
    disallowUpgrade: false,
    renewUngrouped: [single],
    renewGrouped: [duo],
    upgradeUngrouped: [patron],
    upgradeGrouped: [family],
  })
  expect(eligibilityOf([], { disallowUpgrade: true })).toMatchObject({
    renewOptions: [],
    upgradeGrouped: [],
    disallowUpgrade: true,
  })
})
