import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A store's name, as a link to its page. */
export const StoreLink = createLink(chakra('a', { base: { color: 'ink', textUnderlineOffset: '3px' } }))
