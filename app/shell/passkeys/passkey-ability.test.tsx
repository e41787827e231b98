import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PasskeyAbility } from './passkey-ability.tsx'
import { fillsPasskeys, keepsPasskeys } from './passkey-ceremony.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const away = () => Promise.reject(new Error('no'))
const yes = async () => true
const no = async () => false
/** A browser that knows passkeys, and says so of itself. */
const browser = (features: object) =>
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, features),
  )

test.each([
  ['keeps passkeys itself', yes, true],
  ['keeps none itself', no, false],
  ['does not say', away, false],
])('a device that %s', async (_, isUserVerifyingPlatformAuthenticatorAvailable, keeps) => {
  browser({ isUserVerifyingPlatformAuthenticatorAvailable })
  expect(await keepsPasskeys()).toBe(keeps)
  const { container } = render(<PasskeyAbility />)
  expect(container.querySelector('input'), 'before it is known').toBeNull()
  await act(async () => undefined)
  expect(container.querySelector<HTMLInputElement>('[name=passkeys]')?.value).toBe(keeps ? 'can' : undefined)
})

test.each([
  ['can', { isConditionalMediationAvailable: yes }, true],
  ['cannot', { isConditionalMediationAvailable: no }, false],
  ['does not know how to', {}, false],
])('a browser that %s offer passkeys where an email is filled in', async (_, features, fills) => {
  browser(features)
  expect(await fillsPasskeys()).toBe(fills)
})

test('a browser that knows no passkeys can do nothing with them', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect([await keepsPasskeys(), await fillsPasskeys()]).toEqual([false, false])
})
