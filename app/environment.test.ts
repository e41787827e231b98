import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('without settings it is a demo on port 3000 with an embedded database', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, DATA_DIR: 'data', DEMO: true, HOST_TYPE: 'local' })
})

test('with PostgreSQL the demo is off unless asked for', () => {
  const url = 'postgres://marquee@localhost/marquee'
  expect(readEnvironment({ DATABASE_URL: url })).toMatchObject({ DEMO: false, HOST_TYPE: 'production' })
  expect(readEnvironment({ DATABASE_URL: url, DEMO: '1' })).toMatchObject({ DEMO: true })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a number'],
  ['PORT', '70000', 'PORT must be at most 65535'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must look like postgres://user:password@host/database'],
  ['B2C_URL', 'ftp://x', 'B2C_URL must be an http(s) address'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
  ['HOST_TYPE', 'moon', 'HOST_TYPE must be local, qa, staging or production'],
])('a bad %s (%s) is named', (name, value, message) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(message)
})

test('every bad setting is reported at once', () => {
  expect(() => readEnvironment({ PORT: 'x', SMTP_URL: 'y' })).toThrow(/PORT.*SMTP_URL/)
})
