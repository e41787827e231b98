import { createContext, useContext } from 'react'

const NonceContext = createContext('')

export const NonceProvider = NonceContext.Provider

/** The nonce of this response's content security policy; empty in the browser, where scripts have already run. */
export const useNonce = () => useContext(NonceContext)
