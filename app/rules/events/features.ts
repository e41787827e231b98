/** The venue's flags that switch features (ORD-005). */
export type CompanyFlags = {
  membership: boolean
  membershipSales: boolean
  salesAllowed?: boolean
  reviews: boolean
  giftCertificates: boolean
  coupons: boolean
  multipleCoupons: boolean
  auxiliaryMembership: boolean
  sortTemplatesByDisplayOrder: boolean
  donations?: boolean
}

/** Which features a venue's storefront has. */
export type Features = {
  membership: boolean
  joining: boolean
  auxiliaryMembership: boolean
  reviews: boolean
  giftCertificates: boolean
  coupons: 'none' | 'one' | 'many'
  donations: boolean
  displayOrder: boolean
}

/** The features that the venue's flags switch on. Sales and auxiliary groups are off without memberships (ORD-005, CHK-225 to CHK-227). */
export function featuresOf(flags: CompanyFlags): Features {
  return {
    membership: flags.membership,
    joining: flags.membership && flags.membershipSales && flags.salesAllowed !== false,
    auxiliaryMembership: flags.membership && flags.auxiliaryMembership,
    reviews: flags.reviews,
    giftCertificates: flags.giftCertificates,
    coupons: couponFields(flags),
    donations: flags.donations !== false,
    displayOrder: flags.sortTemplatesByDisplayOrder,
  }
}

function couponFields({ coupons, multipleCoupons }: CompanyFlags): Features['coupons'] {
  if (!coupons) return 'none'

  return multipleCoupons ? 'many' : 'one'
}
