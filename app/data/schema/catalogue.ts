import { documentTable } from './columns.ts'

export const facilities = documentTable('facilities')
export const personTypes = documentTable('person_types')
export const events = documentTable('events')
export const combos = documentTable('combos')
export const addons = documentTable('addons')
export const forms = documentTable('forms')
export const membershipCategories = documentTable('membership_categories')
