import { Moon, Smartphone, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { chooseTheme, chosenTheme, onThemeChange, themes } from './theme.ts'

const icons = { system: Smartphone, light: Sun, dark: Moon } as const

/** Chooses between light, dark, and the device's setting. */
export function ThemeChoice() {
  const { t } = useSpeech()
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const)
  const options = themes.map((value) => {
    const Icon = icons[value]
    return { value, label: t(`theme.${value}`), icon: <Icon size={20} strokeWidth={1.75} aria-hidden /> }
  })
  return <Segments legend={t('theme.label')} options={options} value={theme} onChoose={chooseTheme} />
}
