import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  box,
  complete,
  google,
  letScriptsIn,
  named,
  recaptcha,
  settled,
  show,
  tick,
  waiting,
} from '#tests/builders/complete-form.tsx'
import type { CheckoutAnswer } from '../checkout-model.ts'
import * as boxStyles from './captcha/captcha-box.css.ts'

afterEach(() => {
  cleanup()
  document.head.querySelectorAll('script').forEach(script => script.remove())
})

const button = () => (named('Complete Order, $50') ?? named('Processing') ?? named('Complete Order, −$0.01'))!

test('[CHK-115] [CHK-110] the button says Processing while the order is sent, takes no second press, and comes back', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const sent = show({ held })
  await tick()
  complete()
  await waitFor(() => expect(named('Processing')).toBeTruthy())
  expect(named('Complete Order, $50')).toBeNull()
  fireEvent.click(button())
  fireEvent.submit(button().closest('form')!)
  await settled()
  release()
  await waitFor(() => expect(named('Complete Order, $50')).toBeTruthy())
  expect(named('Processing')).toBeNull()
  expect(sent).toHaveLength(1)
})

test('[CHK-008] [CHK-116] while the order is placed a window says so; it has nothing to press, and neither Escape nor a click beside it closes it', async () => {
  const { dialog, words, release } = await waiting(complete)
  expect(words, 'CHK-116').toBe('ProcessingPlacing order please wait...')
  expect([...dialog.querySelectorAll('button, a, input')], 'CHK-008').toEqual([])
  const byEscape = fireEvent.keyDown(dialog, { key: 'Escape' })
  const byCancel = fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect([byEscape, byCancel], 'CHK-008').toEqual([false, false])
  fireEvent.click(document.body)
  dialog.close()
  await waitFor(() => expect(dialog.open, 'CHK-008').toBe(true))
  release()
  await waitFor(() => expect(dialog.open).toBe(false))
})

const fix = {
  notice: 'Too late',
  errors: {},
  editOrder: true,
  blocked: false,
  fixDescription: 'Too late',
} as const

test.each([
  ['[CHK-112] [CHK-109] an order that has to be changed first', { answer: fix }],
  ['[CHK-111] [CHK-109] an order below zero', { total: -1 }],
  [
    '[CHK-109] an order that cannot be placed here',
    { answer: { ...fix, fixDescription: undefined, blocked: true } },
  ],
])('%s is not sent, by a press or by Enter', async (_why, wish) => {
  const sent = show(wish)
  await tick()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button())
  fireEvent.submit(button().closest('form')!)
  await settled()
  expect(sent).toEqual([])
  expect(document.activeElement).not.toBe(box())
})

test('the terms are a press away', () => {
  show()
  expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe(
    '/legal/pier/terms',
  )
})

const fine: CheckoutAnswer = { notice: null, errors: {}, editOrder: false, blocked: false }

test.each<[string, Parameters<typeof show>[0], object]>([
  ['nothing more', {}, { folded: 1, limits: 0, tokens: 0 }],
  ['no captcha', { captcha: null }, { folded: 0, limits: 0, tokens: 0 }],
  ['a visitor who is back from the bank', { isBackFromBank: true }, { folded: 2, limits: 0, tokens: 0 }],
  ['an answer', { answer: fine }, { folded: 1, limits: 0, tokens: 0 }],
  ['a limit', { answer: { ...fine, isOverLimit: true } }, { folded: 1, limits: 1, tokens: 0 }],
])('the form with %s shows that alone, and nothing is on its way', (_, about, parts) => {
  show(about)
  expect({
    folded: document.querySelectorAll('form noscript').length,
    limits: screen.queryAllByText('Ticket Limit.').length,
    tokens: document.querySelectorAll('[name="captchaToken"]').length,
  }).toEqual(parts)
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(button().getAttribute('aria-disabled')).toBeNull()
  expect(document.querySelector('dialog')?.open).toBe(false)
  expect(screen.queryByText('Please confirm that you are not a robot')).toBeNull()
})

test('an order of nothing to pay is sent, without an id of somebody who is not measured', async () => {
  const sent = show({ total: 0 })
  const place = screen.getByRole('button', { name: /^Complete Order/ })
  expect(place.getAttribute('aria-disabled')).toBeNull()
  await tick()
  fireEvent.click(place)
  await waitFor(() => expect(sent).toMatchObject([{ shownTotal: '0', shownDue: '0', analyticsClientId: '' }]))
})

test('what is missing is said no more once the captcha is at work', async () => {
  show()
  complete()
  await screen.findByText('Please confirm that you are not a robot')
  expect(box()?.getAttribute('aria-invalid')).toBe('true')
  await tick()
  expect(screen.queryByText('Please confirm that you are not a robot')).toBeNull()
  expect([box()?.checked, box()?.getAttribute('aria-invalid')]).toEqual([true, null])
})

test('the captcha says how far it is, and shows the place of Google’s own box only while that waits', async () => {
  letScriptsIn(true)
  google.person = null
  const place = () => document.querySelector<HTMLElement>(`.${boxStyles.checkbox}`)!
  show({ captcha: { ...recaptcha, formToken: 'form.4' }, answer: { ...fine, asksCheckbox: true } })
  await screen.findByText('Please tick the box below as well')
  expect([place().hidden, box()?.checked]).toEqual([false, true])
  await waitFor(() => expect(google.person).toBeTruthy())
  google.person!('a person')
  await screen.findByText('Checked')
  expect(place().hidden).toBe(true)
  cleanup()
  show()
  expect([place().hidden, box()?.checked]).toEqual([true, false])
  expect(box()?.getAttribute('aria-describedby')).toBeNull()
})
