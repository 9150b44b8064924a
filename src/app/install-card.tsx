import { chakra } from '@chakra-ui/react'
import { Share, SquarePlus, X } from 'lucide-react'
import { useId } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button } from '#src/ui/button.tsx'
import { takeInstallPrompt } from './install-way.ts'

interface Props {
  storeName: string
  way: 'prompt' | 'share-menu'
  onClose: () => void
}

/** A card above the tab bar that says what installing is good for, and how it is done in this browser. */
export function InstallCard({ storeName, way, onClose }: Props) {
  const { t } = useSpeech()
  const title = useId()
  const install = async () => {
    await takeInstallPrompt()?.prompt()
    onClose()
  }
  return (
    <Card aria-labelledby={title}>
      <Picture src="/icons/icon-192.png" alt="" width={48} height={48} />
      <Words>
        <Title id={title}>{t('install.title', { store: storeName })}</Title>
        <Text>{t('install.text')}</Text>
        {way === 'share-menu' && <Steps />}
      </Words>
      <Close type="button" aria-label={t('app.close')} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </Close>
      {way === 'prompt' && (
        <Actions>
          <Later type="button" onClick={onClose}>
            {t('install.later')}
          </Later>
          <Button type="button" onClick={() => void install()}>
            {t('install.action')}
          </Button>
        </Actions>
      )}
    </Card>
  )
}

/** Safari has no prompt; its own signs show the way. */
function Steps() {
  const { t } = useSpeech()
  return (
    <List>
      <li>
        <Share size={20} strokeWidth={1.75} aria-hidden />
        {t('install.share')}
      </li>
      <li>
        <SquarePlus size={20} strokeWidth={1.75} aria-hidden />
        {t('install.add')}
      </li>
    </List>
  )
}

const Card = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInline: '4',
    bottom: 'calc({sizes.tabBar} + env(safe-area-inset-bottom) + {spacing.3})',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '3',
    rowGap: '3',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    transition: 'opacity {durations.calm} ease-out, transform {durations.calm} ease-out',
    _starting: { opacity: 0, transform: 'translateY(16px)' },
    md: { insetInlineStart: 'auto', insetInlineEnd: '6', bottom: '6', width: '400px' },
  },
})

const Picture = chakra('img', { base: { borderRadius: 'control' } })
const Words = chakra('div', { base: { display: 'grid', gap: '1' } })
const Title = chakra('h2', { base: { fontSize: '16', fontWeight: 'bold' } })
const Text = chakra('p', { base: { fontSize: '14', color: 'muted' } })

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    marginBlockStart: '2',
    listStyle: 'none',
    fontSize: '14',
    fontWeight: 'semibold',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& svg': { flexShrink: 0, color: 'accent' },
  },
})

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    marginBlockStart: '-2',
    marginInlineEnd: '-2',
    background: 'transparent',
    color: 'muted',
    cursor: 'pointer',
  },
})

const Actions = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: '2' },
})

const Later = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'control',
    background: 'transparent',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
})
