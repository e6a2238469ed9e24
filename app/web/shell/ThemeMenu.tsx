import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { useStore } from '#ui/store.ts';
import { uiStrings } from '#ui/strings.ts';
import { themeStore, themes } from '#ui/theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeMenu() {
  const theme = useStore(themeStore);
  const Icon = icons[theme];
  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" size="icon" aria-label={`${uiStrings.theme}: ${uiStrings.themeNames[theme]}`}>
          <Icon aria-hidden="true" className="size-4.5" />
        </Button>
      }
    >
      <ThemeChoice />
    </Menu>
  );
}

/** The themes as entries of a menu. */
export function ThemeChoice() {
  const theme = useStore(themeStore);
  return (
    <MenuChoice
      value={theme}
      options={themes.map((value) => ({ value, label: uiStrings.themeNames[value] }))}
      onChoose={(chosen) => themeStore.write(chosen)}
    />
  );
}
