import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A wait ends with what it waits for; one second, the library's own limit, is too little where the machine is busy.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
