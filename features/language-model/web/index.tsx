export { LanguageModelCard } from './LanguageModelCard.tsx';
