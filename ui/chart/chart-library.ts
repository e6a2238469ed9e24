import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import { chartFont } from './palette.ts';

// Only what is drawn: the rest of the library stays out of the bundle.
Chart.register(
  LineController,
  BarController,
  LineElement,
  PointElement,
  BarElement,
  CategoryScale,
  LinearScale,
);

// Ticks and titles take their font from here and from nowhere else.
Chart.defaults.font.family = chartFont;
Chart.defaults.font.size = 12;

export { Chart };
