import { api } from '../kernel/api.ts'
import { refuseOtherTenant } from '../venues/refuse-other-tenant.ts'

export const getDonationConfigs = api.donations.configs.handler(({ context }) => {
  const { campaigns, appeals, funds, customFields, extendedForm } = context.venue.document.donations
  const configs = [{ aspect: 'extendedForm' as const, enabled: extendedForm }]
  return { payload: { campaigns, appeals, funds, customFields, configs } }
})

export const listDonationPurposes = api.donations.purposes.handler(
  ({ input: { params, query }, context }) => {
    refuseOtherTenant(context, query?.tenantId)
    return { payload: { list: context.venue.document.donations[params.kind] } }
  },
)

const PAGE_SIZE = 50

export const listDonationFields = api.donations.customFields.handler(({ input: { query = {} }, context }) => {
  const { search = '', sortField, sortDirection = 'asc', page = 1, pageSize = PAGE_SIZE } = query
  const { customFields } = context.venue.document.donations
  const { compare } = new Intl.Collator(context.venue.document.venue.locale)
  const sign = sortDirection.toLowerCase() === 'desc' ? -1 : 1
  const matches = customFields.filter(field =>
    field.label.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const sorted = sortField ? matches.sort((a, b) => sign * compare(a[sortField], b[sortField])) : matches
  return { payload: { list: sorted.slice((page - 1) * pageSize, page * pageSize), total: matches.length } }
})
