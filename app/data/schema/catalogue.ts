import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { Facility, PersonType } from '#app/contract/venue-file/facilities.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import type { VenueSalesLimit } from '#app/contract/venue-file/limits.ts'
import type { MembershipCategory, MembershipGroup } from '#app/contract/venue-file/memberships.ts'
import type { StoredAddOn, StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { documentTable } from './columns.ts'

export const facilities = documentTable<Facility>('facilities')
export const personTypes = documentTable<PersonType>('person_types')
export const events = documentTable<StoredEvent>('events')
export const limits = documentTable<VenueSalesLimit>('limits')
export const combos = documentTable<ComboTemplate>('combos')
export const addOns = documentTable<StoredAddOn>('addons')
export const forms = documentTable<ResponseForm>('forms')
export const membershipGroups = documentTable<MembershipGroup>('membership_groups')
export const membershipCategories = documentTable<MembershipCategory>('membership_categories')
