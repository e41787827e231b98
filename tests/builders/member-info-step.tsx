import { render } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { CheckoutAnswer, CheckoutPage } from '#app/routes/checkout/process/checkout-model.ts'
import type { MembershipPanel } from '#app/routes/checkout/process/member-info-step/member-info-model.ts'
import { MemberInfoStep } from '#app/routes/checkout/process/member-info-step/member-info-step.tsx'
import { type MemberInfoSettings, memberInfoForm } from '#app/rules/checkout/member-info-form.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import { inWords } from '#tests/setup/in-words.tsx'

export type State = MembershipPanel['state']

export type Cardholder = MembershipPanel['secondaryCardholders'][number]

type Gift = Partial<MembershipPanel['membershipInfo']>

export type PanelOptions = Partial<Omit<MembershipPanel, 'membershipInfo'>> & { gift?: Gift }

export const person = (about: Partial<Cardholder> = {}) =>
  ({
    id: '',
    name: '',
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    dropped: false,
    ...about,
  }) as Cardholder

/** A membership of one person, `state` as the order has it. */
export const panel = (name: string, state: State, { gift, ...about }: PanelOptions = {}) =>
  ({
    id: name.toLowerCase(),
    name,
    state,
    isCurrent: state === 'form',
    isNext: state === 'next',
    kind: '',
    summary: '',
    excess: 0,
    mayAdd: false,
    undo: [],
    countries: null,
    folded: { gifter: false, primary: false, secondaries: [] },
    shared: { primary: null, secondaries: [] },
    requiredOfPrimary: [],
    requiredOfSecondary: [],
    membershipInfo: {
      isGift: gift !== undefined,
      giftMessage: '',
      notifyGiftRecipient: false,
      gifterInfo: person(),
      ...gift,
    },
    primaryCardholder: null,
    secondaryCardholders: [],
    numberOfSecondaryCardholders: 0,
    isPrimaryChecked: false,
    neededLevels: [],
    canSendMemberCardsForGift: false,
    ...about,
  }) as unknown as MembershipPanel

type StepOptions = {
  isBlocked?: boolean
  errors?: Record<string, string>
  later?: MembershipPanel[]
  typed?: MemberInfoSettings['cardholderForm']
}

/** The step with these memberships, and after a press with others. */
export function show(
  panels: MembershipPanel[],
  { isBlocked = false, errors, later = panels, typed = 'full' }: StepOptions = {},
) {
  const Checkout = () => {
    const [current, setCurrent] = useState(panels)
    const memberInfo = {
      panels: current,
      form: memberInfoForm({ cardholderForm: typed, cardholderAddress: false }),
      states: null,
      zipHint: null,
      addressOrder: addressOrder('US'),
      isBlocked,
      verifyHref: '/auth/pier/members',
      joinHref: '/membership/pier/join',
    }
    const page = { open: 'memberInfo', done: [], memberInfo } as unknown as CheckoutPage
    const answer = errors ? ({ errors } as unknown as CheckoutAnswer) : null
    return inWords(
      <>
        <button type="button" onClick={() => setCurrent(later)}>
          Go on
        </button>
        <MemberInfoStep page={page} number={1} total={3} answer={answer} />
      </>,
    )
  }
  const route = { id: 'checkout', path: '/', element: <Checkout />, loader: () => null }
  const loaderData = { checkout: { editHref: '/orders/pier/tickets' } }
  render(<RouterProvider router={createMemoryRouter([route], { hydrationData: { loaderData } })} />)
}

export const names = () =>
  [...document.querySelectorAll<HTMLInputElement>(`form input, form textarea`)].map(({ name }) => name)

export const kit = person({ id: 'c2', name: 'Kit Reed', barcode: '1045' })

export const gone = person({ id: 'c3', name: 'Lou Reed', dropped: true })
