import { afterEach, expect, test } from 'vitest'
import source from './embed-script.js?raw'

const VENUE = {
  tenant: 'pier',
  origin: 'https://tickets.example',
  label: 'Get tickets',
  frameTitle: 'Tickets of the pier',
  button: { background: '#0a3d62', label: '#ffffff', radius: '8px' },
}

/** A frame is looked at, not loaded. */
const { happyDOM } = window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } }
happyDOM.settings.disableIframePageLoading = true

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page of somebody else with this in its body, once the script has run. */
function show(markup: string) {
  document.body.innerHTML = markup
  new Function(`{const VENUE=${JSON.stringify(VENUE)};${source}}`)()
}

const shadowOf = () => document.querySelector('marquee-tickets')?.shadowRoot

test.each([
  ['data-marquee-event="boat"', 'https://tickets.example/events/pier/detail/boat'],
  [
    'data-marquee-event="boat" data-marquee-date="2026-11-20"',
    'https://tickets.example/events/pier/detail/boat?date=2026-11-20',
  ],
  [
    'data-marquee-event="boat" data-marquee-date="2026-11-20" data-marquee-time="15:00" data-marquee-tickets="adult:2"',
    'https://tickets.example/orders/pier/tickets?eventId=boat&date=2026-11-20&time=15%3A00&tickets=adult%3A2',
  ],
  [
    'data-marquee-event="" data-marquee-coupon="SPRING"',
    'https://tickets.example/events/pier/list?coupon=SPRING',
  ],
  ['data-marquee-event="boat" data-marquee-tenant="other" href="/own"', '/own'],
])('a link with %s leads to the shop', (attributes, href) => {
  show(`<a ${attributes}>Tickets</a>`)
  expect(document.querySelector('a')?.getAttribute('href')).toBe(href)
})

test('our element becomes a button to the order, in its own words or those of the venue', () => {
  show('<marquee-tickets tenant="pier" event="boat" time="15:00"></marquee-tickets>')
  const link = shadowOf()?.querySelector('a')
  expect([link?.textContent, link?.getAttribute('target')]).toEqual(['Get tickets', '_top'])
  expect(link?.getAttribute('href')).toBe(
    'https://tickets.example/orders/pier/tickets?eventId=boat&time=15%3A00',
  )
  expect(link?.firstElementChild?.localName).toBe('slot')
  show('<marquee-tickets event="boat" target="_blank">Come <b>aboard</b></marquee-tickets>')
  expect(shadowOf()?.querySelector('a')?.target).toBe('_blank')
})

test('with frame it becomes a frame of the next times, which is named', () => {
  show('<marquee-tickets frame event="boat" tickets="adult:2" height="420"></marquee-tickets>')
  const frame = shadowOf()?.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(
    'https://tickets.example/embed/pier/times?event=boat&tickets=adult%3A2',
  )
  expect([frame?.title, frame?.getAttribute('height')]).toEqual(['Tickets of the pier', '420'])
})
