import type { Pass } from '#app/gateways/passes/pass.ts'

/** A ticket for a boat on Friday, 20 November 2026, 15:00 in New York, as a pass without pictures. */
export const aPass = (about: Partial<Pass> = {}): Pass => ({
  kind: 'ticket',
  serial: 'pier.T-1',
  group: 'pier.7KQ2-MX9R',
  issuer: 'Pier Museum',
  title: 'Boat Tour',
  description: 'Boat Tour, Pier Museum: ticket',
  language: 'en-US',
  code: { value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', words: 'ABCDEFGHIJKLM NOPQRSTUVWXYZ' },
  facts: [
    { key: 'time', label: 'Time', value: '3:00 pm', change: null },
    { key: 'date', label: 'Date', value: 'Friday, Nov 20, 2026', change: null },
    { key: 'type', label: 'Ticket', value: 'Adult', change: null },
    { key: 'order', label: 'Order', value: '7KQ2-MX9R', change: null },
  ],
  notes: [{ label: 'Address', value: '1 Pier' }],
  link: { href: 'https://tickets.example/orders/pier/order/x', label: 'Your order' },
  place: { name: 'Pier 3', address: '1 Pier, New York' },
  startsAt: new Date('2026-11-20T20:00:00Z'),
  endsAt: new Date('2026-11-21T05:00:00Z'),
  isVoid: false,
  service: null,
  look: { background: '#0a3d62', text: '#ffffff', label: '#cfe8ff' },
  pictures: { 'icon.png': new Uint8Array([137, 80, 78, 71]) },
  pictureHrefs: null,
  ...about,
})
