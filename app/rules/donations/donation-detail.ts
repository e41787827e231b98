/** How a donor wants to be named, and for whom a gift can be given (ORD-308). */
export const RECOGNITION_TYPES = ['self', 'anonymous', 'corporation'] as const
export const HONOR_TYPES = ['In honor of', 'In memory of'] as const
export type RecognitionType = (typeof RECOGNITION_TYPES)[number]
export type HonorType = (typeof HONOR_TYPES)[number]

/** As whom somebody gives who does not want to be named (ORD-308). */
export const ANONYMOUS = 'Anonymous'

/** Who receives the letter about a gift. */
export const BENEFICIARY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'country',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
  'zipCode',
] as const
export type BeneficiaryField = (typeof BENEFICIARY_FIELDS)[number]

const DEDICATION_FIELDS = ['dedicationFirstName', 'dedicationLastName', 'dedicationNotes'] as const
const OTHER_TEXTS = [
  'donationFundName',
  'donationCampaignName',
  'donationAppealName',
  'donorRecognition',
  'donorRecognitionCorpName',
  'donorRecognitionTag',
  'notes',
  'purposeOfDonation',
] as const

/** The texts of a detail, all of them typed by somebody or empty. */
export const DETAIL_TEXTS = [...OTHER_TEXTS, ...DEDICATION_FIELDS, ...BENEFICIARY_FIELDS] as const
export const DETAIL_FLAGS = ['donationAnonymous', 'isHonor', 'isSendLetter'] as const

/** The answer to a further question of the venue (ORD-120). */
export type CustomFieldValue = {
  id: string
  label: string
  format: 'Text' | 'Dropdown'
  values: string[]
  value: string
}

/** What is said with a gift (ORD-120). Empty texts are not said. */
export type DonationDetail = Record<(typeof DETAIL_TEXTS)[number], string> &
  Record<(typeof DETAIL_FLAGS)[number], boolean> & {
    donorRecognitionType: RecognitionType
    beneficiaryType: HonorType | ''
    customFieldValues: CustomFieldValue[]
  }

const texts = Object.fromEntries(DETAIL_TEXTS.map(name => [name, ''])) as Record<
  (typeof DETAIL_TEXTS)[number],
  string
>

/** Nothing said. */
export const EMPTY_DETAIL: DonationDetail = {
  ...texts,
  donationAnonymous: false,
  isHonor: false,
  isSendLetter: false,
  donorRecognitionType: 'self',
  beneficiaryType: '',
  customFieldValues: [],
}

type BeneficiaryKey = `beneficiary${Capitalize<BeneficiaryField>}`

/** A detail as it may be sent: any part of it, the letter's fields also as `beneficiaryFirstName` and so on (ORD-120). */
export type SentDetail = Partial<DonationDetail> & Partial<Record<BeneficiaryKey, string>>

/** The complete detail for what was sent: missing fields are empty, and hidden ones are cleared. */
export function readDonationDetail(sent: SentDetail): DonationDetail {
  const beneficiary = BENEFICIARY_FIELDS.map(name => {
    const prefixed = `beneficiary${name[0]!.toUpperCase()}${name.slice(1)}` as BeneficiaryKey
    return [name, sent[name] || sent[prefixed] || '']
  })
  const known = Object.keys(EMPTY_DETAIL).flatMap(name => {
    const value = sent[name as keyof DonationDetail]
    return value === undefined ? [] : [[name, value]]
  })
  return settled({ ...EMPTY_DETAIL, ...Object.fromEntries(known), ...Object.fromEntries(beneficiary) })
}

/** The detail after some of it was changed: what a change hides is cleared (ORD-179 to ORD-182). */
export function detailAfter(detail: DonationDetail, change: Partial<DonationDetail>): DonationDetail {
  return settled({ ...detail, ...change })
}

/**
 * The detail without what is hidden: no dedication and no letter unless in honor of somebody, no beneficiary without a letter,
 * no corporation unless it gives. Recognition follows its type. Settling twice is settling once.
 */
function settled(detail: DonationDetail): DonationDetail {
  const { isHonor, donorRecognitionType } = detail
  const isSendLetter = isHonor && detail.isSendLetter
  const corporation = donorRecognitionType === 'corporation' ? detail.donorRecognitionCorpName : ''
  return {
    ...detail,
    ...(isHonor ? {} : emptied(DEDICATION_FIELDS)),
    ...(isSendLetter ? {} : emptied(BENEFICIARY_FIELDS)),
    isSendLetter,
    beneficiaryType: isHonor ? detail.beneficiaryType || HONOR_TYPES[0] : '',
    donationAnonymous: donorRecognitionType === 'anonymous',
    donorRecognitionCorpName: corporation,
    donorRecognition: donorRecognitionType === 'anonymous' ? ANONYMOUS : corporation,
  }
}

const emptied = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, '']))

/** For whom a gift is given, as its text of the venue has it: 'In memory of' and a name. */
export type DedicationWords = { kind: 'donation-honor-in-honor' | 'donation-honor-in-memory'; name: string }

/** The person a donation is dedicated to; null where nobody is named. */
export function dedicationOf(sent: SentDetail): DedicationWords | null {
  const { isHonor, beneficiaryType, dedicationFirstName, dedicationLastName } = readDonationDetail(sent)
  const name = [dedicationFirstName, dedicationLastName].map(part => part.trim()).filter(Boolean)
  if (!isHonor || name.length === 0) return null
  const kind = beneficiaryType === 'In memory of' ? 'donation-honor-in-memory' : 'donation-honor-in-honor'
  return { kind, name: name.join(' ') }
}
