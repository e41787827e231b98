import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PICTURE_HOSTS, pictureHosts } from '#app/rules/shell/picture-hosts.ts'

test('each host is named once, in the order of the pictures', () => {
  const addresses = [
    'https://cdn.example/a.jpg',
    '/pictures/pier/b.webp',
    'https://img.example:8443/c.jpg?w=960',
    'https://CDN.example/d.jpg',
    'https://user:secret@bücher.example/e.jpg',
  ]
  expect(pictureHosts(addresses)).toEqual([
    'https://cdn.example',
    'https://img.example:8443',
    'https://xn--bcher-kva.example',
  ])
})

test.each([
  'http://cdn.example/a.jpg',
  'https://*.example/a.jpg',
  'https://*/a.jpg',
  "https://a.example;script-src'unsafe-inline'/a.jpg",
  'https://a.example,b.example/a.jpg',
  'https://a.example\r\nSet-Cookie: a=b/a.jpg',
  'https://[::1]/a.jpg',
  'https://',
  'https:///',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//cdn.example/a.jpg',
  '',
])('%j opens no page for anything', address => {
  expect(pictureHosts([address]).filter(host => host !== 'https://a.example')).toEqual([])
})

test('whatever is written as an address, nothing but whole https origins comes out', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string({ unit: 'binary' }).map(host => `https://${host}/a.jpg`),
  )
  fc.assert(
    fc.property(fc.array(anything), addresses => {
      for (const host of pictureHosts(addresses)) expect(host).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
    }),
  )
})

test('a catalogue of very many hosts does not make a header that nobody takes', () => {
  const addresses = Array.from({ length: 400 }, (_, index) => `https://host-${index}.example/a.jpg`)
  expect(pictureHosts(addresses)).toHaveLength(MAX_PICTURE_HOSTS)
})
