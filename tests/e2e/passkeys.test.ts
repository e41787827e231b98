import type { Page } from '@playwright/test'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'

/** A visitor whom no other journey signs in with a passkey. */
const EMAIL = 'jo.castellan@example.com'
const PASSWORD = 'marquee-demo'
const PROFILE = '/account/orrery/profile'
/** In an address: the browser of this page fills no passkeys in, as if it were an older one. The device would choose one at once. */
const NO_AUTOFILL = 'no-autofill'

/** A device that keeps passkeys and whose owner has just shown their face, as Chromium plays it. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const count = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  return { count }
}

/** With axe, and on a narrow phone. */
async function lookAt(page: Page, where: string) {
  await expectNoViolations(page, where)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, where)
  await expectNoViolations(page, `${where}, 320 px`)
  if (size) await page.setViewportSize(size)
}

async function signIn(page: Page) {
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const signOut = ({ request }: Page) => request.post('/auth/orrery/logout', { form: {}, maxRedirects: 0 })

test('a visitor signs in with the password, takes the offer of a passkey, signs in with it from then on, and removes it', async ({
  page,
}) => {
  const device = await addDevice(page)
  await page.addInitScript(name => {
    if (!location.search.includes(name)) return
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  }, NO_AUTOFILL)
  const ref = '/events/orrery/reviews'
  await page.goto(`/auth/orrery/login?${new URLSearchParams({ ref })}`)
  await hydrated(page)
  await page.getByLabel('Email').fill(EMAIL)
  await signIn(page)
  await expect(page).toHaveURL(ref)

  const offer = page.getByRole('complementary', { name: 'Sign in faster next time' })
  await expect(offer.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await lookAt(page, 'the offer of a passkey')
  await offer.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(offer.getByText('Your passkey is ready.')).toBeVisible()
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()
  await expect(page).toHaveURL(ref)

  await signOut(page)
  await page.goto(`/auth/orrery/login?${new URLSearchParams({ ref: PROFILE, [NO_AUTOFILL]: '1' })}`)
  await hydrated(page)
  await page.getByText('Sign in another way').click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(PROFILE)
  await expect(offer).toBeHidden()

  await signOut(page)
  await page.goto(`/auth/orrery/login?${new URLSearchParams({ ref: PROFILE })}`)
  await expect(page, 'chosen where the email is filled in').toHaveURL(PROFILE)

  await lookAt(page, 'the profile with a passkey')
  const passkey = page.getByRole('listitem').filter({ hasText: /Last used/ })
  await hydrated(page)
  await passkey.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('The passkey was removed.')).toBeVisible()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expect.poll(device.count, 'the device has forgotten it too').toBe(0)
})

test('without a passkey to choose the sign-in says so, keeps what was typed, and goes on with the password; an offer that was declined does not come back', async ({
  page,
}) => {
  await addDevice(page)
  await page.goto('/auth/orrery/login')
  await hydrated(page)
  await page.getByLabel('Email').fill(EMAIL)
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await page.getByText('Sign in another way').click()
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'No passkey was used.' })).toBeVisible()
  await expect(button).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL)
  await signIn(page)

  const offer = page.getByRole('complementary', { name: 'Sign in faster next time' })
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toBeHidden()
  await expect(page).toHaveURL('/events/orrery/list')
  await signOut(page)
  await page.goto('/auth/orrery/login')
  await hydrated(page)
  await page.getByLabel('Email').fill(EMAIL)
  await signIn(page)
  await expect(page).toHaveURL('/events/orrery/list')
  await expect(offer).toBeHidden()
})
