/**
 * Where staff of the platform stand who belong to no venue yet: rows of `staff` under an id that no venue may have. Their
 * address is `/onboarding`, too.
 */
export const PLATFORM_TENANT = 'onboarding'
