import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as styles from '#app/shell/hold-countdown/hold-countdown.css.ts'
import { HoldCountdown, HoldEnded } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { announce, LiveRegion } from '#app/ui/live-region/live-region.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const aHold = (secondsLeft: number, expiresAt = 'then') => ({
  secondsLeft,
  until: '10:45 am',
  expiresAt,
  mayExtend: true,
})

function show(hold: ReturnType<typeof aHold>) {
  const onEnd = vi.fn()
  const element = (shown: typeof hold) =>
    inWords(
      <>
        <HoldCountdown hold={shown} onEnd={onEnd} />
        <LiveRegion />
      </>,
    )
  const { rerender, container } = render(element(hold))
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
  return { onEnd, pass, container, change: (next: typeof hold) => rerender(element(next)) }
}

const announcement = () => screen.getAllByRole('status')[0]?.textContent

test('the line says until when, counts down, and can be extended by a plain button', () => {
  const { pass } = show(aHold(845))
  expect(screen.getByText('Held until 10:45 am')).toBeTruthy()
  expect(screen.getByText('14:05').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('14:05').parentElement?.textContent).toBe('Held until 10:45 am·14:05')
  const button = screen.getByRole('button', { name: 'Keep my tickets' }) as HTMLButtonElement
  expect([button.name, button.value, button.type]).toEqual(['intent', 'hold', 'submit'])
  pass(6)
  expect(screen.getByText('13:59')).toBeTruthy()
})

test('time is said at five, two and one minute, and not in between', () => {
  const { pass } = show(aHold(302))
  expect(announcement()).toBe('')
  const announcements = new Set<string>()
  for (let second = 0; second < 301; second += 1) {
    pass(1)
    announcements.add(announcement() ?? '')
  }
  expect([...announcements].filter(Boolean)).toEqual([
    '5 minutes left to complete your order',
    '2 minutes left to complete your order',
    '1 minute left to complete your order',
  ])
})

test('a page that is opened late says nothing of itself, nor does a hold that was counted anew', () => {
  announce('')
  const { change, pass } = show(aHold(90))
  expect(announcement()).toBe('')
  change(aHold(290, 'later'))
  expect(announcement()).toBe('')
  change(aHold(400, 'later'))
  pass(2)
  expect(announcement()).toBe('')
  pass(98)
  expect(announcement()).toBe('5 minutes left to complete your order')
})

test('the end is told once to the page, which asks the server', () => {
  const { pass, onEnd } = show(aHold(3))
  pass(2)
  expect(onEnd).not.toHaveBeenCalled()
  pass(5)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('an extended hold starts to count anew', () => {
  const { pass, change, onEnd } = show(aHold(30))
  pass(20)
  change(aHold(900, 'later'))
  expect(screen.getByText('15:00')).toBeTruthy()
  pass(60)
  expect(screen.getByText('14:00')).toBeTruthy()
  expect(onEnd).not.toHaveBeenCalled()
})

test('a hold that cannot be extended any more has no button', () => {
  render(inWords(<HoldCountdown hold={{ ...aHold(60), mayExtend: false }} onEnd={() => undefined} />))
  expect(screen.queryByRole('button')).toBeNull()
})

test('after the end it is told why, with a way to hold again what is free', () => {
  render(inWords(<HoldEnded />))
  expect(screen.getByRole('status').textContent).toContain('Your tickets are no longer held')
  const button = screen.getByRole('button', { name: 'Hold my tickets again' }) as HTMLButtonElement
  expect([button.name, button.value]).toEqual(['intent', 'hold'])
})

test.each([
  [121, 'quiet'],
  [120, 'urgent'],
  [1, 'urgent'],
] as const)('with %i seconds left the line is %s', (seconds, look) => {
  const { container } = render(inWords(<HoldCountdown hold={aHold(seconds)} onEnd={() => undefined} />))
  const line = container.firstElementChild as HTMLElement
  expect(line.className).toBe(styles.look[look])
  expect(line.getElementsByTagName('svg')).toHaveLength(look === 'urgent' ? 1 : 0)
})

test('the sign has the whole sentence beside it, which breaks within itself', () => {
  const { container } = render(inWords(<HoldCountdown hold={aHold(58)} onEnd={() => undefined} />))
  const words = container.querySelector('svg')?.parentElement
  expect(words?.className).toBe(styles.words)
  expect([...(words?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '',
    'Held until 10:45 am·0:58',
  ])
})

test('a hold that was over before the page was opened shows nothing and tells no end', () => {
  announce('')
  const { container, pass, onEnd } = show(aHold(0))
  expect(container.textContent).toBe('')
  pass(5)
  expect(onEnd).not.toHaveBeenCalled()
})

test('once time has run out the line is gone', () => {
  const { container, pass } = show(aHold(2))
  announce('')
  pass(3)
  expect(container.textContent).toBe('')
})

test('a hold that is over, or a page that is gone, counts no longer', () => {
  const { pass } = show(aHold(2))
  expect(vi.getTimerCount()).toBe(1)
  pass(2)
  expect(vi.getTimerCount()).toBe(0)
  cleanup()
  show(aHold(20))
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that slept through the end has no time left, and none below that', () => {
  const { container, onEnd } = show(aHold(5))
  announce('')
  vi.setSystemTime(Date.now() + 60_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect([container.textContent, onEnd.mock.calls.length]).toEqual(['', 1])
})

test('the same hold, counted anew by the server, goes on from there', () => {
  const { change, pass } = show(aHold(300, 'then'))
  pass(10)
  change(aHold(100, 'then'))
  pass(1)
  expect(screen.getByText('1:39')).toBeTruthy()
})
