import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/app.css';
import App from './App.svelte';
import { keepPage } from './state/offline';

mount(App, { target: document.getElementById('app')! });
keepPage();
