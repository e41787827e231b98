import { documentTable } from './columns.ts'

export const facilities = documentTable('facilities')
export const personTypes = documentTable('person_types')
export const events = documentTable('events')
export const limits = documentTable('limits')
export const combos = documentTable('combos')
export const addOns = documentTable('addons')
export const forms = documentTable('forms')
export const membershipGroups = documentTable('membership_groups')
export const membershipCategories = documentTable('membership_categories')
