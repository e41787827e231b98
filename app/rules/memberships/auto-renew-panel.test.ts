import { expect, test } from 'vitest'
import { type AutoRenewal, autoRenewPanel } from './auto-renew-panel.ts'

const active = { status: 'active', canceledOn: null } as const
const canceled = { status: 'canceled', canceledOn: '2026-05-01' } as const
const off = {
  status: 'off',
  sentences: ['lasts-until'],
  offersRenewal: false,
  renewsItself: false,
  canStop: false,
  newCard: null,
}
const on = {
  status: 'on',
  sentences: ['charge', 'call'],
  offersRenewal: false,
  renewsItself: true,
  canStop: true,
  newCard: null,
}
const renewed = {
  status: 'renewed',
  sentences: ['renewed-as'],
  offersRenewal: false,
  renewsItself: false,
  newCard: null,
}
const charged = { plan: active, hasCharge: true }
const own = { replacesCard: true, hasCard: true }
const doubtful = { ...on, renewsItself: false, offersRenewal: true }

const cases: { about: Partial<AutoRenewal>; panel: object }[] = [
  { about: {}, panel: off },
  { about: { isRunning: false }, panel: { ...off, sentences: [] } },
  { about: { canRenew: true }, panel: { ...off, offersRenewal: true } },
  { about: charged, panel: on },
  { about: { ...charged, canRenew: true }, panel: on },
  { about: { plan: active }, panel: { ...on, sentences: ['call'], renewsItself: false } },
  {
    about: { ...charged, canRenew: true, card: 'expiring' },
    panel: { ...doubtful, sentences: ['card-expiring', 'call'] },
  },
  {
    about: { ...charged, canRenew: true, card: 'expired' },
    panel: { ...doubtful, sentences: ['card-expired', 'call'] },
  },
  {
    about: { ...charged, card: 'expired' },
    panel: { ...doubtful, sentences: ['card-expired', 'call'], offersRenewal: false },
  },
  {
    about: { plan: active, card: 'expired', canRenew: true },
    panel: { ...on, sentences: ['call'], renewsItself: false },
  },
  { about: { plan: canceled }, panel: { ...off, sentences: ['opted-out', 'lasts-until'] } },
  {
    about: { plan: canceled, canRenew: true },
    panel: { ...off, sentences: ['opted-out', 'lasts-until'], offersRenewal: true },
  },
  { about: { plan: { ...canceled, canceledOn: null }, hasCharge: true }, panel: off },
  { about: { hasUpcoming: true, canRenew: true }, panel: { ...renewed, canStop: false } },
  { about: { ...charged, hasUpcoming: true }, panel: { ...renewed, canStop: true } },
  { about: { plan: canceled, hasUpcoming: true }, panel: { ...renewed, canStop: false } },
  { about: { ...charged, ...own }, panel: { ...on, sentences: ['charge'], newCard: 'possible' } },
  {
    about: { ...charged, ...own, canRenew: true, card: 'expiring' },
    panel: { ...on, sentences: ['card-expiring'], newCard: 'needed' },
  },
  {
    about: { ...charged, ...own, hasCard: false, canRenew: true, card: 'expired' },
    panel: { ...on, sentences: ['card-expired'], newCard: 'needed' },
  },
  {
    about: { plan: active, ...own, hasCard: false },
    panel: { ...on, sentences: ['card-missing'], newCard: 'needed' },
  },
  {
    about: { plan: active, ...own },
    panel: { ...on, sentences: [], renewsItself: false, newCard: 'possible' },
  },
  { about: { plan: canceled, ...own }, panel: { ...off, sentences: ['opted-out', 'lasts-until'] } },
  {
    about: { ...charged, ...own, hasUpcoming: true },
    panel: { ...renewed, canStop: true, newCard: 'possible' },
  },
]
test.each(cases)('with $about the panel is $panel', ({ about, panel }) => {
  const plain = {
    plan: null,
    hasCharge: false,
    card: 'valid',
    isRunning: true,
    hasUpcoming: false,
    canRenew: false,
    replacesCard: false,
    hasCard: false,
  } as const
  expect(autoRenewPanel({ ...plain, ...about })).toEqual(panel)
})
