import { vi } from 'vitest'

// Test files share a process, which saves a third of their time; what the product keeps in memory is no file's but its own.
vi.resetModules()
