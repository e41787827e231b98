import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  box,
  complete,
  google,
  letScriptsIn,
  recaptcha,
  settled,
  show,
} from '#tests/builders/complete-form.tsx'

afterEach(() => {
  cleanup()
  document.head.querySelectorAll('script').forEach(script => script.remove())
})

test('[CHK-048] the captcha is a checkbox, unless the bank checks the order', () => {
  show()
  expect(box()).toBeTruthy()
  cleanup()
  show({ captcha: null })
  expect(box()).toBeNull()
})

test('[CHK-114] the order waits for the captcha, and is sent with its token once it is done', async () => {
  const sent = show()
  complete()
  expect(await screen.findByText('Please confirm that you are not a robot')).toBeTruthy()
  expect(document.activeElement).toBe(box())
  expect(sent).toEqual([])
  fireEvent.click(box()!)
  await screen.findByText('Checked')
  complete()
  await waitFor(() =>
    expect(sent).toMatchObject([{ intent: 'complete', captchaToken: 'form.1', shownDue: '5000' }]),
  )
})

test('[CHK-113] an order whose captcha has failed is not sent, and the captcha can be tried again', async () => {
  letScriptsIn(false)
  const sent = show({ captcha: recaptcha })
  expect(document.head.querySelector('script')).toBeNull()
  fireEvent.click(box()!)
  expect(await screen.findByText('The check did not work. Please try again.')).toBeTruthy()
  complete()
  await settled()
  expect(sent).toEqual([])
  expect([box()?.checked, box()?.getAttribute('aria-invalid')]).toEqual([false, 'true'])
  letScriptsIn(true)
  fireEvent.click(box()!)
  expect(screen.queryByText('The check did not work. Please try again.')).toBeNull()
  await screen.findByText('Checked')
  complete()
  await waitFor(() => expect(sent).toMatchObject([{ captchaToken: 'a score' }]))
})

test('[CHK-114] [CHK-260] where the server is not sure the order waits for the checkbox of Google', async () => {
  const answer = { notice: null, errors: {}, editOrder: false, blocked: false, asksCheckbox: true }
  letScriptsIn(true)
  google.person = null
  const sent = show({ captcha: { ...recaptcha, formToken: 'form.3' }, answer })
  await screen.findByText('Please tick the box below as well')
  await waitFor(() => expect(google.person).toBeTruthy())
  complete()
  await settled()
  expect(sent).toEqual([])
  google.person!('a person')
  await screen.findByText('Checked')
  complete()
  await waitFor(() => expect(sent).toMatchObject([{ captchaV2Token: 'a person' }]))
  expect(sent[0]).not.toHaveProperty('captchaToken')
})
