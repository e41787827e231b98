import { expect, test } from 'vitest'
import { type AutoRenewal, autoRenewPanel } from './auto-renew-panel.ts'

const active = { status: 'active', canceledOn: null } as const
const canceled = { status: 'canceled', canceledOn: '2026-05-01' } as const
const off = { status: 'off', sentences: [], offersRenewal: false, canStop: false }
const on = { status: 'on', sentences: ['charge', 'call'], offersRenewal: false, canStop: true }
const renewed = { status: 'renewed', sentences: ['renewed-as'], offersRenewal: false }

const cases: { about: Partial<AutoRenewal>; panel: object }[] = [
  { about: {}, panel: off },
  { about: { canRenew: true }, panel: { ...off, offersRenewal: true } },
  { about: { plan: active, hasCharge: true }, panel: on },
  { about: { plan: active, hasCharge: true, canRenew: true }, panel: on },
  { about: { plan: active }, panel: { ...on, sentences: ['call'] } },
  { about: { plan: canceled }, panel: { ...off, sentences: ['opted-out'] } },
  {
    about: { plan: canceled, canRenew: true },
    panel: { ...off, sentences: ['opted-out'], offersRenewal: true },
  },
  { about: { plan: { ...canceled, canceledOn: null }, hasCharge: true }, panel: off },
  { about: { hasUpcoming: true, canRenew: true }, panel: { ...renewed, canStop: false } },
  { about: { plan: active, hasCharge: true, hasUpcoming: true }, panel: { ...renewed, canStop: true } },
  { about: { plan: canceled, hasUpcoming: true }, panel: { ...renewed, canStop: false } },
]
test.each(cases)('with $about the panel is $panel', ({ about, panel }) => {
  const plain = { plan: null, hasCharge: false, hasUpcoming: false, canRenew: false }
  expect(autoRenewPanel({ ...plain, ...about })).toEqual(panel)
})
