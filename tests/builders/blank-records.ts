import type { CheckoutDraft } from '#app/session/checkout-draft.ts'

/** What a donation says of itself when nothing was said. */
export const blankDetail = {
  beneficiaryType: '',
  city: '',
  country: '',
  customFieldValues: [],
  dedicationFirstName: '',
  dedicationLastName: '',
  dedicationNotes: '',
  donationAnonymous: false,
  donationAppealName: '',
  donationCampaignName: '',
  donationFundName: '',
  donorRecognition: '',
  donorRecognitionCorpName: '',
  donorRecognitionTag: '',
  donorRecognitionType: 'self',
  email: '',
  firstName: '',
  isHonor: false,
  isSendLetter: false,
  lastName: '',
  notes: '',
  phoneNumber: '',
  purposeOfDonation: '',
  state: '',
  streetAddress1: '',
  streetAddress2: '',
  zipCode: '',
}

/** An address of which nothing is known. */
export const blankAddress = {
  city: '',
  country: '',
  otherState: '',
  state: '',
  streetAddress1: '',
  streetAddress2: '',
  zipCode: '',
}

const blankPerson = {
  ...blankAddress,
  address: blankAddress,
  email: '',
  firstName: '',
  lastName: '',
  middleName: '',
  name: '',
  phoneNumber: '',
}

/** Whoever gives a membership, unnamed. */
export const blankGiver = { ...blankPerson, addresses: [] }

/** A new card of a membership that nobody has been named for. */
export const blankCard = {
  ...blankPerson,
  barcode: '',
  cardStatus: 'new',
  cardType: 'primary',
  customerSource: 'acme',
  dropped: false,
  expirationDate: null,
  hasError: false,
  id: '',
  zip: '',
}

/** A checkout in which nothing was typed yet. */
export const blankDraft: CheckoutDraft = {
  cartId: 'c1',
  uuid: '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11',
  done: [],
  deliveryEmail: '',
  membership: '',
  contact: { firstName: '', lastName: '', email: '', phoneNumber: '' },
  address: {
    country: '',
    streetAddress1: '',
    streetAddress2: '',
    city: '',
    state: '',
    otherState: '',
    zip: '',
  },
  wantsWholeAddress: false,
  secureSession: '',
  coupon: '',
  giftCard: '',
  linkCoupon: null,
  certificate: null,
  usesNewCard: false,
  card: null,
}
