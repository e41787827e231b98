/** Where a cardholder comes from when nothing else is said (CHK-311, MEM-294). */
export const DEFAULT_CUSTOMER_SOURCE = 'acme'
