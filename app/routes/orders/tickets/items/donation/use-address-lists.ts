import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { AddressForm } from '#app/pages/address-lists.ts'

type AddressListsQuery = { tenantId: string; country: string; enabled: boolean }

/** The lists of an address and the order of its fields, asked for when the form has come to it and again for each other country (ORD-184). */
export function useAddressLists(
  known: AddressForm,
  { tenantId, country, enabled }: AddressListsQuery,
): AddressForm {
  const { load, data } = useFetcher<AddressForm>()
  const loaded = useRef(known.countries ? country : null)
  useEffect(() => {
    const isTyped = loaded.current !== null && !/^[A-Za-z]{2}$/.test(country)
    if (!enabled || isTyped || loaded.current === country) return
    loaded.current = country
    load(`/orders/${tenantId}/address-lists?${new URLSearchParams({ country })}`)
  }, [load, tenantId, country, enabled])
  return data ?? known
}
